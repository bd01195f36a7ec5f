// Sidings on the page: what the program really says passes its guards, its moves stand in a plain list, and one can be played.
import { existsSync, readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { guards, type Sidings } from '../../games/sidings/guards';
import { replay } from '../../games/sidings/replay';
import { TEXTS, text } from '../../games/sidings/text';
import { wordsOf } from '../../games/sidings/words';
import type { GameGuards } from '../../net/game';
import { readServerMessage, type Snapshot, type Step } from '../../net/messages';
import { TableState } from '../../net/table.svelte';
import { readRecord } from '../../replay/record';
import { plainLog, plainMoves } from '../../table/plain';
import PlainMoves from '../../table/PlainMoves.svelte';

const words = wordsOf((key, values) => text('en', key, values));
const seats = [{ name: 'Ala' }, { name: 'Bob' }];
const opening: Snapshot<Sidings> = {
  t: 'snapshot', family: 'sidings', numbers: { copies: 4, hand: 4 }, assist: 'coach', v: 0, game: 'sidings', board: 'yard', options: {}, seats, seat: 0, prompt: 0,
  legal: ['couple 8', 'couple 3', 'draw'],
  view: { phase: 'turn', first: 0, turn: 0, passes: 0, to_act: [0], deck: 28, players: [{ cards: 4, train: [] }, { cards: 4, train: [] }], own: { seat: 0, hand: [3, 3, 8, 8] } },
  history: [{ v: 0, seat: null, events: [{ e: 'first', seat: 0, by: 'option' }, { e: 'hand', seat: 0, count: 4, wagons: [3, 3, 8, 8] }, { e: 'hand', seat: 1, count: 4 }] }],
  result: null,
};
const coupled: Step<Sidings> = {
  t: 'step', family: 'sidings', v: 1, seat: 0, prompt: null, legal: [], result: null,
  events: [{ e: 'coupled', seat: 0, wagon: 8 }, { e: 'turn', seat: 1 }],
  view: { ...opening.view, turn: 1, to_act: [1], players: [{ cards: 3, train: [8] }, { cards: 4, train: [] }], own: { seat: 0, hand: [3, 3, 8] } },
};
const source = { get: (family: string) => (family === 'sidings' ? (guards as unknown as GameGuards) : undefined) };

function tableAt(snapshot: Snapshot<Sidings>): TableState<Sidings> {
  const table = new TableState(guards, 'abc', { askView: () => {}, settled: () => {} });
  table.show(snapshot);
  return table;
}

describe('Sidings', () => {
  test('its moves stand in a plain list, in the order of the server', () => {
    const moves = plainMoves(tableAt(opening), words);
    const { body } = render(PlainMoves, { props: { moves, onplay: () => {} } });
    expect([...body.matchAll(/data-move="([^"]*)"[^>]*>([^<]*)</g)].map(([, move, name]) => [move, name])).toEqual([
      ['couple 8', 'Couple 8'], ['couple 3', 'Couple 3'], ['draw', 'Draw a wagon'],
    ]);
  });

  test('one is played: the step is told and shown, and the list is empty until the next turn', () => {
    const table = tableAt(opening);
    table.waiting = true; // the move is on its way
    expect(plainMoves(table, words)).toEqual([]);
    table.step(coupled);
    expect(plainMoves(table, words)).toEqual([]);
    expect(plainLog(table, words).map((line) => line.text)).toEqual(['Ala begins.', 'Ala couples 8.']);
    expect(words.position(table.view!, seats, 0)).toEqual(['Wagons to draw: 28', 'Ala: train 8; holds 3', 'Bob: train none; holds 4', 'You hold: 8 3 3']);
  });

  test('both languages have the same texts', () => expect(Object.keys(TEXTS.pl).sort()).toEqual(Object.keys(TEXTS.en).sort()));

  const said = new URL('../../../build/sample.messages.jsonl', import.meta.url);
  test.skipIf(!existsSync(said))('what the program says of a whole game passes the guards', () => {
    const lines = readFileSync(said, 'utf8').trim().split('\n');
    for (const line of lines) expect(readServerMessage(line, source), line).toHaveProperty('message');
    expect(lines.length).toBeGreaterThan(5);
  });

  const recorded = new URL('../../../build/sample.jsonl', import.meta.url);
  test.skipIf(!existsSync(recorded))('a recorded game can be watched to its end', () => {
    const [first = ''] = readFileSync(recorded, 'utf8').split(/(?<=\n)(?=\{"kind":"header")/);
    const read = readRecord(first, guards as unknown as GameGuards);
    if ('trouble' in read) throw new Error(read.trouble);
    const record = read.record as unknown as Parameters<typeof replay>[0];
    const shown = replay(record, { board: { name: { en: '', pl: '' } }, layout: {} }, opening.numbers);
    const last = shown.snapshot(shown.positions.length - 1, 'public');
    expect(last.view.phase).toBe('over');
    expect(last.view.players.map(({ cards, train }) => train.length - cards)).toEqual(last.result?.seats.map(({ score }) => score));
  });
});
