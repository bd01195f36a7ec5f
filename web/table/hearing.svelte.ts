// What is heard of a table: each step as its game says, a refusal, somebody speaking. One's own turn is called in alerts.svelte.ts.
import type { Session } from '../net/session.svelte';
import type { TableState } from '../net/table.svelte';
import { play } from '../settings/audio/play';
import type { Happening } from './cues';
import type { Families } from './families.svelte';
import type { GameFamily } from './family';

/** How far a table has been listened to. */
interface Heard {
  table: TableState;
  seat: number | null;
  v: number;
  view: Happening['view'] | null;
}

/** To be called while the page is being set up. What was there already when a table is opened makes no sound. */
export function followSounds(session: Session, families: Families): void {
  let heard: Heard | null = null;
  let unread = 0;

  $effect(() => {
    const { table } = session;
    if (table === null) return void (heard = null);
    const { history, view, seat } = table;
    const now = { table, seat, v: history.at(-1)?.v ?? -1, view };
    // Somebody else looks at the table now: what they have missed is told, not sounded.
    const before = heard?.table === table && heard.seat === seat ? heard : null;
    heard = now;
    if (before === null || view === null) return;
    const steps = history.filter(({ v }) => v > before.v);
    const own = session.people.own.length > 0 ? session.people.own : seat === null ? [] : [seat];
    const happenings = steps.map((line): Happening => ({ by: line.seat, events: line.events, seat, own, before: before.view, view, result: table.result }));
    if (happenings.length > 0) void sound(families.get(table.family.id)?.cues, happenings, session.shared);
  });

  $effect(() => {
    if (session.people.unread > unread) play({ sound: 'said' });
    unread = session.people.unread;
  });
}

async function sound(load: GameFamily['cues'], happenings: readonly Happening[], shared: boolean): Promise<void> {
  // Where it cannot be loaded the game goes on in silence.
  const cues = await load?.().catch(() => undefined);
  if (cues === undefined) return;
  // What is seen comes first: to set up the instruments takes a moment.
  await new Promise((done) => setTimeout(done));
  for (const cue of happenings.flatMap(cues)) if (!shared || !cue.secret) play(cue);
}

/** A word that something cannot be done is heard, too; softly. */
export function followNotice(notice: () => string): void {
  let before = '';
  $effect(() => {
    const now = notice();
    if (now !== '' && now !== before) play({ sound: 'refusal' });
    before = now;
  });
}
