// "It is your turn", where it can be noticed: the title and icon of the tab, a tone, and, if allowed, a notification.
import { Choice } from './choice.svelte';
import { play } from './audio/play';

/** `ask`: nobody has been asked yet. The browser's own question comes once, after a yes here. */
export const alerts = new Choice<'ask' | 'off' | 'on'>('alerts', ['ask', 'off', 'on'], 'ask');

const ICONS = { calm: './icon.svg', turn: './icon-turn.svg' };

export function alertsPossible(): boolean {
  return 'Notification' in window && isSecureContext && Notification.permission !== 'denied';
}

export async function allowAlerts(yes: boolean): Promise<void> {
  if (!yes) return alerts.choose('off');
  alerts.choose((await Notification.requestPermission()) === 'granted' ? 'on' : 'off');
}

export function showIcon(mine: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link !== null) link.href = mine ? ICONS.turn : ICONS.calm;
}

/** A turn has just begun. Who is looking at the page sees it and hears two tones; who is not is called. */
export function callToTable(words: string): void {
  play(document.hidden ? { sound: 'call' } : { sound: 'turn', after: 250 });
  if (!document.hidden || alerts.current !== 'on' || !alertsPossible()) return;
  try {
    const call = new Notification(words, { icon: ICONS.turn, tag: 'roundhouse-turn' });
    call.onclick = () => {
      window.focus();
      call.close();
    };
  } catch {
    // Some phones allow notifications only from a service worker; title, icon and tone remain.
  }
}
