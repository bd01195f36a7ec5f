import { describe, expect, test } from 'vitest';
import type { Game } from '../../net/messages';
import { routeOf } from '../../app/route';
import { readAddress, writeAddress } from '../../replay/address';
import { pairFor, readSetup, requestFor, setupFor, usualSeat, wayOf, type Setup } from '../../lobby/setup';

const game: Game = {
  id: 'ttr-new',
  family: 'ttr',
  numbers: {},
  name: { en: 'New', pl: 'Nowa' },
  players: [2, 5],
  boards: ['usa'],
  bots: ['random', 'easy', 'medium'],
  options: [],
};
const setup: Setup = {
  game: 'ttr-new',
  others: [{ who: 'bot', bot: 'easy' }, { who: 'bot', bot: 'medium' }],
  name: 'Ola',
  board: null,
  options: { 'first-seat': '0' },
  public: true,
  clock: 60,
  chat: 'phrases',
  assist: null,
};

test('children who said no name have nicknames, where the game has some', () => {
  const names = (nicknames?: readonly string[]) => {
    const { name, others } = pairFor(game, '', 'Guest', nicknames);
    return [name, ...others.map((seat) => (seat.who === 'here' ? seat.name : ''))];
  };
  expect(names(['Misty', 'Flicker', 'Whisper'])).toEqual(['Misty', 'Flicker']);
  expect(names()).toEqual(['Guest', 'Guest 2']);
  expect(pairFor(game, 'Ola', 'Guest', ['Misty', 'Flicker']).name).toBe('Ola');
});

test('the address of a replay may ask to be played at once', () => {
  expect(readAddress('#/r/t-1/play')).toEqual({ table: 't-1', n: null, eyes: 'open', plays: true });
  expect(readAddress('#/r/t-1/12/0')).toEqual({ table: 't-1', n: 12, eyes: 0 });
  expect(writeAddress({ table: 't-1', n: 3, eyes: 'open', plays: true })).toBe('#/r/t-1/3/open');
});

describe('remembered choices', () => {
  test('good ones are used, anything else is forgotten', () => {
    expect(readSetup(JSON.stringify(setup))).toEqual(setup);
    expect(readSetup(null)).toBeNull();
    expect(readSetup('{')).toBeNull();
    expect(readSetup(JSON.stringify({ ...setup, others: [] }))).toBeNull();
    expect(readSetup(JSON.stringify({ ...setup, players: 3, others: 2 }))).toBeNull();
  });

  test('without any, a game has good defaults for each way of sitting down', () => {
    expect(setupFor(game, 'bots', 'Ola', false).others).toEqual([{ who: 'bot', bot: 'medium' }, { who: 'bot', bot: 'medium' }]);
    expect(wayOf(setupFor(game, 'friends', '', false))).toBe('friends');
    expect(setupFor(game, 'device', '', false).others).toEqual([{ who: 'here', name: '' }]);
    expect(usualSeat({ ...game, bots: ['clever'] }, 'bots')).toEqual({ who: 'bot', bot: 'clever' });
    expect(setupFor(game, 'bots', '', true).others).toHaveLength(1);
    expect(setupFor(game, 'bots', 'Ola', false, ['easy']).others).toEqual([{ who: 'bot', bot: 'easy' }, { who: 'bot', bot: 'easy' }]);
  });
});

describe('what is asked of the server', () => {
  test('against bots alone a table is opened too: its luck is sealed before we add our share', () => {
    expect(requestFor({ ...setup, assist: 'tracker' })).toEqual({
      t: 'open',
      start: 'host',
      game: 'ttr-new',
      assist: 'tracker',
      options: { 'first-seat': '0' },
      seats: [{ name: 'Ola', mine: true }, { name: 'Ada', bot: 'easy' }, { name: 'Bruno', bot: 'medium' }],
    });
  });

  test('at one device a table is opened, private and without a clock', () => {
    const others: Setup['others'] = [{ who: 'here', name: 'Ela' }, { who: 'bot', bot: 'easy' }];
    expect(requestFor({ ...setup, others, options: {} })).toEqual({
      t: 'open',
      game: 'ttr-new',
      start: 'host',
      seats: [{ name: 'Ola', mine: true }, { name: 'Ela', mine: true }, { name: 'Ada', bot: 'easy' }],
    });
  });

  test('with friends it waits for the host, as it was set up', () => {
    expect(requestFor({ ...setup, others: [{ who: 'friend' }], options: {}, board: 'usa' })).toEqual({
      t: 'open',
      game: 'ttr-new',
      board: 'usa',
      start: 'host',
      public: true,
      clock: 60,
      chat: 'phrases',
      seats: [{ name: 'Ola', mine: true }, {}],
    });
  });
});

test.each([
  ['', { at: 'home' }],
  ['#/', { at: 'home' }],
  ['#/t/aB-9_', { at: 'table', table: 'aB-9_' }],
  ['#/t/<script>', { at: 'home' }],
  ['#/new/friends/ttr-new', { at: 'setup', way: 'friends', game: 'ttr-new' }],
  ['#/new/device', { at: 'setup', way: 'device', game: null }],
  ['#/new/nowhere', { at: 'home' }],
  ['#/key/abc', { at: 'key', key: 'abc' }],
  ['#/learn', { at: 'learn', family: null }],
  ['#/learn/some', { at: 'learn', family: 'some' }],
])('the address %s', (hash, route) => expect(routeOf(hash)).toEqual(route));
