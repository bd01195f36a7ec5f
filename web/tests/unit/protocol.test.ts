import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readClientMessage, readServerMessage } from '../../protocol/messages';
import { parseMove } from '../../protocol/moves';
import * as scripted from '../scripted/messages';

const folder = new URL('../../../protocol/fixtures/', import.meta.url);
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];

describe('fixtures shared with the server', () => {
  test('there are some', () => expect(files.length).toBeGreaterThan(0));

  test.each(files)('%s passes the guards', (name) => {
    const fixture = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { to: string; message: { legal?: string[] } };
    const read = fixture.to === 'client' ? readServerMessage : readClientMessage;
    expect(read(JSON.stringify(fixture.message))).toHaveProperty('message');
    for (const move of fixture.message.legal ?? []) expect(parseMove(move), move).not.toBeNull();
  });
});

describe('guards', () => {
  test.each(Object.entries(scripted))('hand-made message %s passes', (_, message) => {
    expect(readServerMessage(JSON.stringify(message))).toHaveProperty('message');
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
    expect(readServerMessage(frame)).toHaveProperty('problem');
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
