// The guards of every family, at hand without the components that a family brings, and the numbers of their rules.
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { GameGuards, GameTypes, GuardSource } from '../../net/game';
import { guards as ghost } from '../../games/ghost/guards';
import { guards as signal } from '../../games/signal/guards';
import { guards as ttr } from '../../games/ttr/guards';

/** The types of a family are forgotten where all are in one list, as in the page. */
const any = <G extends GameTypes>(guards: GameGuards<G>) => guards as unknown as GameGuards;
const GUARDS: Record<string, GameGuards> = { ttr: any(ttr), ghost: any(ghost), signal: any(signal) };

export const guardSource: GuardSource = { get: (family) => GUARDS[family], load: (family) => Promise.resolve(GUARDS[family] ?? null) };

const data = (name: string): Record<string, unknown> => JSON.parse(readFileSync(new URL(`../../../data/${name}`, import.meta.url), 'utf8')) as Record<string, unknown>;
const edition = (name: string, tickets: number) => {
  const rules = data(`ttr/${name}.rules.json`);
  return v.parse(ttr.numbers, { ...rules, ticket_set: rules.tickets, tickets });
};
const deck = data('signal/deck.json');

export const NUMBERS = {
  'ttr-classic': edition('classic', 30),
  'ttr-new': edition('new', 33),
  'ghost-train': v.parse(ghost.numbers, data('ghost/ghost-train.rules.json')),
  signal: v.parse(signal.numbers, { goods: 8, time: deck.clock, removed: deck.removed }),
};
