// What is heard of a table: wagons being laid, somebody speaking, the end. One's own turn is called in alerts.svelte.ts.
import type { Session } from '../net/session.svelte';
import { chime } from '../settings/sound.svelte';

/** To be called while the page is being set up. What was there already when a table is opened makes no sound. */
export function followSounds(session: Session): void {
  let heard: { table: string; v: number; over: boolean } | null = null;
  let unread = 0;

  $effect(() => {
    const { table } = session;
    const last = table?.history.at(-1);
    if (table === null || last === undefined) return void (heard = null);
    const now = { table: table.id, v: last.v, over: table.over };
    if (heard?.table === now.table && now.v > heard.v) {
      if (now.over && !heard.over) chime('over');
      else if (last.events.some(({ e }) => e === 'claimed')) chime('laid');
    }
    heard = now;
  });

  $effect(() => {
    if (session.people.unread > unread) chime('said');
    unread = session.people.unread;
  });
}
