import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readClientMessage, readServerMessage } from '../../net/messages';
import type { Family } from '../../net/families';
import { parseGhostMove } from '../../games/ghost/moves';
import { parseSignalMove } from '../../games/signal/moves';
import { parseMove } from '../../games/ttr/moves';
import * as scripted from '../scripted/messages';
import * as ghost from '../scripted/ghost';
import * as signal from '../scripted/signal';

const folder = new URL('../../../protocol/fixtures/', import.meta.url);
const jsonIn = (place: string) =>
  existsSync(new URL(place, folder)) ? readdirSync(new URL(place, folder)).filter((name) => name.endsWith('.json')).map((name) => place + name) : [];
// What names may be is no message: playerName.test.ts reads it.
const files = [...jsonIn('./'), ...jsonIn('./tables/')].filter((name) => name !== './names.json');

/** A fixture's name says whose it is: the wire does not. */
const familyOfFile = (name: string): Family => (['signal', 'ghost'] as const).find((family) => name.startsWith(`./${family}-`)) ?? 'ttr';
const PARSE: Record<Family, (move: string) => object | null> = { ttr: parseMove, ghost: parseGhostMove, signal: parseSignalMove };

describe('fixtures shared with the server', () => {
  test('there are some', () => expect(files.length).toBeGreaterThan(0));

  test.each(files)('%s passes the guards', (name) => {
    const fixture = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { to: string; message: { legal?: string[] } };
    const family = familyOfFile(name);
    const text = JSON.stringify(fixture.message);
    expect(fixture.to === 'client' ? readServerMessage(text, family) : readClientMessage(text)).toHaveProperty('message');
    for (const move of fixture.message.legal ?? []) expect(PARSE[family](move), move).not.toBeNull();
  });
});

describe('guards', () => {
  test.each(Object.entries(scripted))('hand-made message %s passes', (_, message) => {
    expect(readServerMessage(JSON.stringify(message), 'ttr')).toHaveProperty('message');
  });

  const { firstView: _, ...messages } = signal;
  test.each(Object.entries(messages))('hand-made message %s of Switch & Signal passes', (_, message) => {
    const read = readServerMessage(JSON.stringify(message), 'signal');
    expect(read).toHaveProperty('message');
    const legal = 'message' in read && 'legal' in read.message ? read.message.legal : [];
    for (const move of legal) expect(parseSignalMove(move), move).not.toBeNull();
  });

  test.each(Object.entries(ghost))('hand-made message %s of Ghost Train passes', (_, message) => {
    const read = readServerMessage(JSON.stringify(message), 'ghost');
    expect(read).toHaveProperty('message');
    const legal = 'message' in read && 'legal' in read.message ? read.message.legal : [];
    for (const move of legal) expect(parseGhostMove(move), move).not.toBeNull();
  });

  test('a step is read as one of the game that is being played', () => {
    expect(readServerMessage(JSON.stringify(signal.afterRoll), 'signal')).toHaveProperty('message.family', 'signal');
    expect(readServerMessage(JSON.stringify(signal.afterRoll), 'ttr')).toHaveProperty('problem');
    expect(readServerMessage(JSON.stringify(signal.afterRoll))).toHaveProperty('problem');
    expect(readServerMessage(JSON.stringify({ ...signal.first, game: 'chess' }))).toHaveProperty('problem');
  });

  test('unknown members are ignored', () => {
    expect(readServerMessage('{"t":"pong","news":1}')).toEqual({ message: { t: 'pong' } });
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
    expect(readServerMessage(frame, 'ttr')).toHaveProperty('problem');
  });

  test('a broken layout is left out, the board stays', () => {
    const read = readServerMessage(JSON.stringify({ ...scripted.board, layout: { size: 'large' } }));
    expect(read).toHaveProperty('message.layout', null);
    expect(read).toHaveProperty('message.board.id', 'usa');
  });

  test('what a client may not send', () => {
    expect(readClientMessage('{"t":"move","move":"draw"}')).toHaveProperty('problem');
    expect(readClientMessage('{"t":"new","game":"ttr-classic","seats":[{}]}')).toHaveProperty('problem');
    expect(readClientMessage('{"t":"move","move":"draw","prompt":3,"id":"7"}')).toHaveProperty('message');
  });
});
