import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readClientMessage, readServerMessage } from '../../net/messages';
import { guardSource } from '../scripted/guards';
import { parseGhostMove } from '../../games/ghost/moves';
import { parseSignalMove } from '../../games/signal/moves';
import { parseMove } from '../../games/ttr/moves';
import * as scripted from '../scripted/messages';
import * as ghost from '../scripted/ghost';
import * as signal from '../scripted/signal';

const folder = new URL('../../../protocol/fixtures/', import.meta.url);
const jsonIn = (place: string) =>
  existsSync(new URL(place, folder)) ? readdirSync(new URL(place, folder)).filter((name) => name.endsWith('.json')).map((name) => place + name) : [];
// What names may be and which refusals there are is no message: playerName.test.ts and refusals.ts read them.
const NO_MESSAGES = ['./names.json', './refusals.json'];
const files = [...jsonIn('./'), ...jsonIn('./tables/')].filter((name) => !NO_MESSAGES.includes(name));

/** By family: how its moves are read. */
const PARSE: Record<string, (move: string) => object | null> = { ttr: parseMove, ghost: parseGhostMove, signal: parseSignalMove };
const read = (text: string) => readServerMessage(text, guardSource);

describe('fixtures shared with the server', () => {
  test('there are some', () => expect(files.length).toBeGreaterThan(0));

  test.each(files)('%s passes the guards', (name) => {
    const fixture = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { to: string; message: { family?: string; legal?: string[] } };
    const { family = 'ttr', legal = [] } = fixture.message;
    const text = JSON.stringify(fixture.message);
    expect(fixture.to === 'client' ? read(text) : readClientMessage(text)).toHaveProperty('message');
    for (const move of legal) expect(PARSE[family]?.(move), move).not.toBeNull();
  });
});

describe('guards', () => {
  test.each(Object.entries(scripted))('hand-made message %s passes', (_, message) => {
    expect(read(JSON.stringify(message))).toHaveProperty('message');
  });

  const { firstView: _, ...messages } = signal;
  test.each(Object.entries(messages))('hand-made message %s of Switch & Signal passes', (_, message) => {
    const told = read(JSON.stringify(message));
    expect(told).toHaveProperty('message');
    const legal = 'message' in told && 'legal' in told.message ? told.message.legal : [];
    for (const move of legal) expect(parseSignalMove(move), move).not.toBeNull();
  });

  test.each(Object.entries(ghost))('hand-made message %s of Ghost Train passes', (_, message) => {
    const told = read(JSON.stringify(message));
    expect(told).toHaveProperty('message');
    const legal = 'message' in told && 'legal' in told.message ? told.message.legal : [];
    for (const move of legal) expect(parseGhostMove(move), move).not.toBeNull();
  });

  test('a step is judged by the guards of its family; one that is not here yet has to be loaded', () => {
    expect(read(JSON.stringify(signal.afterRoll))).toHaveProperty('message.family', 'signal');
    expect(read(JSON.stringify({ ...signal.afterRoll, family: 'ttr' }))).toHaveProperty('problem');
    expect(read(JSON.stringify({ ...signal.afterRoll, family: 'chess' }))).toEqual({ awaits: 'chess' });
    expect(readServerMessage(JSON.stringify(signal.first), { get: () => undefined })).toEqual({ awaits: 'signal' });
  });

  test('unknown members are ignored', () => {
    expect(read('{"t":"pong","news":1}')).toEqual({ message: { t: 'pong' } });
  });

  test.each([
    ['no JSON', '{'],
    ['no object', '3'],
    ['unknown type', '{"t":"rumour"}'],
    ['a wrong protocol', JSON.stringify({ ...scripted.welcome, protocol: 2 })],
    ['a step without a view', JSON.stringify({ ...scripted.afterDraw, view: undefined })],
    ['a phase nobody knows', JSON.stringify({ ...scripted.afterDraw, view: { ...scripted.afterDraw.view, phase: 'lunch' } })],
    ['an unknown event', JSON.stringify({ ...scripted.afterDraw, events: [{ e: 'rain' }] })],
    ['a legal move that is no text', JSON.stringify({ ...scripted.afterDraw, legal: [1] })],
  ])('refused: %s', (_, frame) => {
    expect(read(frame)).toHaveProperty('problem');
  });

  test('a broken layout is left out, the board stays; what is no board of the family is refused', () => {
    const place = guardSource.get('ttr')!.draw(scripted.board.board, { size: 'large' });
    expect(place).toHaveProperty('board.id', 'usa');
    expect(place).toHaveProperty('layout.map.land', '');
    expect(guardSource.get('ghost')!.draw(scripted.board.board, null)).toBeNull();
  });

  test('what a client may not send', () => {
    expect(readClientMessage('{"t":"move","move":"draw"}')).toHaveProperty('problem');
    expect(readClientMessage('{"t":"new","game":"ttr-classic","seats":[{}]}')).toHaveProperty('problem');
    expect(readClientMessage('{"t":"move","move":"draw","prompt":3,"id":"7"}')).toHaveProperty('message');
  });
});
