// What of a game is heard: never more than a seat was told, in every game the same things alike.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cue } from '../../settings/audio/cue';
import type { GameEvent, View } from '../../games/ttr/view';
import type { SignalEvent } from '../../games/signal/view';
import type { GhostEvent } from '../../games/ghost/view';
import { middle, over } from '../scripted/messages';

const motion = vi.hoisted(() => ({ current: 'off' }));
vi.mock('../../settings/motion.svelte', () => ({ motion, motionTime: (ms: number) => ms, motionAllowed: () => true }));
vi.mock('../../settings/pace.svelte', () => ({ pace: { name: 'calm' } }));

const { cues: ttr } = await import('../../games/ttr/cues');
const { cues: ghost } = await import('../../games/ghost/cues');
const { cues: signal } = await import('../../games/signal/cues');

const names = (cues: readonly Cue[]) => cues.map(({ sound, soft, secret }) => `${sound}${soft ? ' soft' : ''}${secret ? ' secret' : ''}`);

describe('Ticket to Ride', () => {
  let seat: number | null = 0;
  beforeEach(() => (seat = 0));
  const hear = (events: GameEvent[], by: number | null = 0, view: View = middle.view, before: View = middle.view) =>
    ttr({ by, events, seat, own: seat === null ? [] : [seat], before, view, result: view.phase === 'over' ? over.result : null });

  test('cards: one’s own, the others’ from afar, and a whistle for a locomotive drawn blind by oneself', () => {
    expect(names(hear([{ e: 'drew', seat: 0, card: 'red' }]))).toEqual(['card']);
    expect(names(hear([{ e: 'drew', seat: 0, card: 'locomotive' }]))).toEqual(['card', 'whistle secret']);
    expect(names(hear([{ e: 'took', seat: 0, slot: 3, card: 'locomotive' }]))).toEqual(['card']);
    expect(names(hear([{ e: 'drew', seat: 1 }], 1))).toEqual(['card soft']);
    // Even if somebody who sees all watches.
    expect(names(hear([{ e: 'drew', seat: 1, card: 'locomotive' }], 1))).toEqual(['card soft']);
    seat = null;
    expect(names(hear([{ e: 'drew', seat: 0, card: 'locomotive' }]))).toEqual(['card soft']);
  });

  test('a clack for every carriage, in the rhythm of the map', () => {
    const claim: GameEvent = { e: 'claimed', seat: 1, track: 'duluth-helena', pay: { orange: 5, locomotive: 1 }, points: 15, trains: 2 };
    expect(hear([claim], 1)).toEqual([{ sound: 'carriages', soft: true, times: 6, gap: 70, after: 240 }]);
  });

  test('a ticket of one’s own that is done rings when the carriages stand; those of others are a secret', () => {
    const done = { ...middle.view, own: { ...middle.view.own!, tickets: middle.view.own!.tickets.map((ticket) => ({ ...ticket, done: true })) } };
    const claim: GameEvent = { e: 'claimed', seat: 0, track: 'atlanta-charleston', pay: { red: 2 }, points: 2, trains: 29 };
    const [rolling, ring] = hear([claim], 0, done);
    expect(ring).toMatchObject({ sound: 'ticket', secret: true });
    expect(ring!.after).toBeGreaterThan(rolling!.after! + rolling!.gap! * rolling!.times!);
    expect(names(hear([claim], 0))).toEqual(['carriages']);
    // Somebody else sits down at this device: their tickets were done before.
    expect(names(hear([], 1, done, { ...middle.view, own: { ...middle.view.own!, seat: 1 } }))).toEqual([]);
  });

  test('new tickets, the last round, the end: a fanfare for the winner, a gentle close for the others', () => {
    expect(names(hear([{ e: 'offer', seat: 0, tickets: [] }]))).toEqual(['tickets']);
    expect(names(hear([{ e: 'offer', seat: 0, tickets: [] }], null))).toEqual([]);
    expect(names(hear([{ e: 'last-round', seat: 1, turns: 2 }], 1))).toEqual(['lastRound']);
    expect(names(hear([{ e: 'over', reason: 'last-round' }], 1, over.view))).toEqual(['close']);
    seat = 1;
    expect(names(hear([{ e: 'over', reason: 'last-round' }], 1, over.view))).toEqual(['fanfare']);
    expect(names(hear([], 1, over.view, over.view))).toEqual([]);
    // Where the end is celebrated, the fanfare waits for the winner.
    motion.current = 'normal';
    expect(names(hear([{ e: 'over', reason: 'last-round' }], 1, over.view))).toEqual([]);
    motion.current = 'off';
  });
});

test('Ghost Train: cards, carriages, then what was achieved', () => {
  const view = { phase: 'turn', to_act: [0] } as never;
  const hear = (events: GhostEvent[], by: number) => names(ghost({ by, events, seat: 0, own: [0], before: view, view, result: null }));
  expect(hear([{ e: 'drew', seat: 0, card: 'green' }], 0)).toEqual(['card']);
  const claimed: GhostEvent = { e: 'claimed', seat: 1, track: 'x', pay: { green: 2 }, trains: 9 };
  expect(hear([claimed, { e: 'completed', seat: 1, ticket: 't', completed: 1 }, { e: 'trick-or-treat', seat: 1, completed: 2 }], 1)).toEqual(['carriages soft', 'ticket soft', 'spook soft']);
});

test('Switch & Signal: the die before the train, the train before what comes of it', () => {
  const view = { phase: 'train', to_act: [0] } as never;
  const events: SignalEvent[] = [
    { e: 'rolled', train: 'red 1', points: 3 },
    { e: 'moved', train: 'red 1', path: ['a', 'b'], left: 0 },
    { e: 'unloaded', train: 'red 1', goods: 'red', port: 'b' },
    { e: 'time', lost: 2, clock: 3 },
  ];
  const heard = signal({ by: 1, events, seat: 0, own: [0], before: view, view, result: null });
  expect(names(heard)).toEqual(['dice', 'train', 'delivery', 'tick']);
  const [die, train, delivery] = heard.map(({ after = 0 }) => after) as [number, number, number];
  expect(die).toBeLessThan(train);
  expect(train).toBeLessThan(delivery);
});
