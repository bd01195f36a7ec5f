import { codesOf } from './refusals';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { text } from '../../games/ttr/words/text';
import { nameIn } from '../../net/name';
import type { Lang } from '../../settings/words/text';
import { BoardSchema } from '../../games/ttr/board';
import type { Reject, Step } from '../../net/messages';
import { choicesFor, hopefulClaim, ladderOf } from '../../games/routes/claims';
import { missedBy } from '../../games/routes/spared';
import { offersOf } from '../../games/ttr/offers';
import { claimsOf } from '../../games/routes/offers';
import { finalCount } from '../../games/ttr/panels/final';
import { tell } from '../../games/ttr/words/log';
import { claimableRoutes, markedCities, newClaims, ownersOf, ringsFor } from '../../games/ttr/map/scene';
import { endAhead, endReason, lastRoundLine, statusLine } from '../../games/ttr/words/status';
import { TableState } from '../../net/table.svelte';
import { guards } from '../../games/ttr/guards';
import { digest } from '../../games/ttr/panels/since';
import { tieOf } from '../../games/ttr/panels/tie';
import { Words } from '../../games/ttr/words/words';
import { afterDraw, board as message, middle, opening, over } from '../scripted/messages';
import type { Ttr } from '../../games/ttr/guards';

const board = v.parse(BoardSchema, message.board);
const words = (lang: Lang = 'en') => new Words(board, middle.seats, 0, (k, x) => text(lang, k, x), (n) => nameIn(n, lang));
const tableWith = (snapshot = middle, asked: string[] = []) => {
  const table = new TableState(guards, 'abc', { askView: () => asked.push('view'), settled: () => {} });
  table.show(snapshot);
  return table;
};

const claims = () => claimsOf(offersOf(middle.legal));

describe('table', () => {
  test('a snapshot sets everything, the legal moves are read', () => {
    const table = tableWith();
    expect(table.prompt).toBe(20);
    expect(offersOf(table.legal)).toHaveLength(middle.legal.length);
    expect(claims().map((c) => c.track)).toContain('atlanta-charleston');
    expect(table.over).toBe(false);
  });

  test('a step moves on, a repeated one is ignored, a gap asks for the view', () => {
    const asked: string[] = [];
    const table = tableWith(middle, asked);
    table.step(afterDraw);
    expect(table.view?.phase).toBe('second-card');
    table.step({ ...afterDraw, prompt: 99 });
    expect(table.prompt).toBe(21);
    expect(asked).toEqual([]);
    table.step({ ...afterDraw, v: 45 });
    expect(asked).toEqual(['view']);
    expect(table.prompt).toBe(21);
  });

  test('after a refusal the player may try again; a stale prompt asks for the view', () => {
    const asked: string[] = [];
    const table = tableWith(middle, asked);
    table.waiting = true;
    const reject: Reject = { t: 'reject', code: 'deck-empty', rule: 'T23', params: {}, prompt: 20 };
    table.refused(reject);
    expect(table.waiting).toBe(false);
    expect(table.refusal?.code).toBe('deck-empty');
    table.refused({ ...reject, code: 'stale' });
    expect(asked).toEqual(['view']);
  });
});

describe('ways to pay', () => {
  const lanes = (a: string) => board.tracks.filter((t) => t.id.startsWith(a));

  test('one for each colour first, more locomotives apart', () => {
    const { usual, more } = choicesFor(claims(), lanes('atlanta-charleston'), 'atlanta-charleston');
    expect(usual.map((c) => words().payment(c.pay))).toEqual([
      '2 orange', '2 red', '2 green', '1 black + 1 locomotive', '1 white + 1 locomotive',
    ]);
    expect(more.map((c) => words().payment(c.pay))).toEqual([
      '1 orange + 1 locomotive', '1 red + 1 locomotive', '1 green + 1 locomotive', '2 locomotives',
    ]);
  });

  test('every legal payment of a single route is reached by a chip and the button for locomotives', () => {
    for (const track of board.tracks.filter(({ a, b }) => board.tracks.filter((t) => t.a === a && t.b === b).length === 1)) {
      const offered = claims().filter((c) => c.track === track.id);
      const choices = choicesFor(claims(), [track], track.id);
      const reached = choices.usual.flatMap(({ pay }) => ladderOf(choices, pay.colour));
      expect(new Set(reached.map((c) => c.text)), track.id).toEqual(new Set(offered.map((c) => c.text)));
    }
  });

  test('locomotives are added from the fewest locomotives of a colour to locomotives alone', () => {
    const choices = choicesFor(claims(), lanes('atlanta-charleston'), 'atlanta-charleston');
    const texts = (colour: string) => ladderOf(choices, colour).map((c) => words().payment(c.pay));
    expect(texts('black')).toEqual(['1 black + 1 locomotive', '2 locomotives']);
    expect(texts('orange')).toEqual(['2 orange', '1 orange + 1 locomotive', '2 locomotives']);
  });

  test('the same payment for the twin is not listed twice, the lane pointed at comes first', () => {
    const twin = lanes('seattle-vancouver');
    const pick = (id: string) => choicesFor(claims(), twin, id).usual.map((c) => c.text);
    expect(pick('seattle-vancouver-b')).toEqual(['claim seattle-vancouver-b orange:1', 'claim seattle-vancouver-a red:1']);
    expect(pick('seattle-vancouver-a')).toEqual(['claim seattle-vancouver-a orange:1', 'claim seattle-vancouver-a red:1']);
  });

  test('what is proposed spends the fewest locomotives, in the order of the server', () => {
    const claim = (track: string, colour: string, coloured: number, locomotives: number) => ({
      text: `claim ${track} ${colour}:${coloured}${locomotives > 0 ? ` locomotive:${locomotives}` : ''}`,
      track,
      pay: { colour, coloured, locomotives },
    });
    const proposed = (offered: ReturnType<typeof claim>[], pointed: string, pair: string) =>
      choicesFor(offered, lanes(pair), pointed).usual[0]?.text;
    const omaha = [claim('duluth-omaha-a', 'green', 2, 0), claim('duluth-omaha-a', 'orange', 1, 1)];
    expect(proposed(omaha, 'duluth-omaha-a', 'duluth-omaha')).toBe('claim duluth-omaha-a green:2');
    expect(proposed([...omaha].reverse(), 'duluth-omaha-a', 'duluth-omaha')).toBe('claim duluth-omaha-a green:2');
    const calgary = [claim('calgary-seattle', 'red', 4, 0), claim('calgary-seattle', 'green', 3, 1)];
    expect(proposed(calgary, 'calgary-seattle', 'calgary-seattle')).toBe('claim calgary-seattle red:4');
    // Nobody needs white: the server lists it before green, and so it is proposed.
    const free = [claim('calgary-seattle', 'white', 4, 0), claim('calgary-seattle', 'green', 4, 0)];
    expect(proposed(free, 'calgary-seattle', 'calgary-seattle')).toBe('claim calgary-seattle white:4');
  });

  test('pointing at a lane chooses its colour, but not at the price of a locomotive', () => {
    const twin = lanes('seattle-vancouver');
    const claim = (track: string, colour: string, coloured: number, locomotives: number) => ({ text: `${track} ${colour}`, track, pay: { colour, coloured, locomotives } });
    const equal = [claim('seattle-vancouver-a', 'red', 1, 0), claim('seattle-vancouver-b', 'white', 1, 0)];
    expect(choicesFor(equal, twin, 'seattle-vancouver-b').usual[0]?.text).toBe('seattle-vancouver-b white');
    const dearer = [claim('seattle-vancouver-a', 'red', 1, 0), claim('seattle-vancouver-b', 'white', 0, 1)];
    expect(choicesFor(dearer, twin, 'seattle-vancouver-b').usual[0]?.text).toBe('seattle-vancouver-a red');
  });

  test('cards that routes ahead need are kept while others pay as well', () => {
    const claim = (track: string, colour: string, coloured: number, locomotives = 0) => ({ text: `${track} ${colour}`, track, pay: { colour, coloured, locomotives } });
    const grey = ['blue', 'purple', 'white'].map((colour) => claim('duluth-omaha-a', colour, 2));
    const proposed = (ahead: string[], hand: Record<string, number>) =>
      choicesFor(grey, lanes('duluth-omaha'), 'duluth-omaha-a', missedBy(ahead.map(lanes), hand, (id) => board.tracks.find((t) => t.id === id))).usual.map(({ pay }) => pay.colour);
    // Kansas City – Saint Louis is blue or purple: both are kept.
    expect(proposed(['kansas_city-saint_louis'], { blue: 2, purple: 2, white: 2 })).toEqual(['white', 'blue', 'purple']);
    // Enough of one for both: as the server has it.
    expect(proposed(['kansas_city-saint_louis'], { blue: 4, purple: 2, white: 2 })).toEqual(['blue', 'white', 'purple']);
    // What is built now is not ahead any more; nor is anything, without a plan.
    expect(proposed(['duluth-omaha'], { blue: 2, purple: 2, white: 2 })).toEqual(['blue', 'purple', 'white']);
    expect(proposed([], { blue: 2, purple: 2, white: 2 })).toEqual(['blue', 'purple', 'white']);
  });

  test('only locomotives: then they are the usual way', () => {
    const claims = [{ text: 'x', track: 't', pay: { colour: null, coloured: 0, locomotives: 1 } }];
    expect(choicesFor(claims, [{ id: 't', a: 'a', b: 'b', length: 1, colour: 'grey' }], 't').usual).toEqual(claims);
  });

  test('a claim to ask about uses what the hand has', () => {
    const track = (id: string) => board.tracks.find((t) => t.id === id)!;
    const hand = { orange: 3, red: 4, locomotive: 1 };
    expect(hopefulClaim(board, hand, track('duluth-helena'))).toBe('claim duluth-helena orange:5 locomotive:1');
    expect(hopefulClaim(board, hand, track('sault_ste_marie-winnipeg'))).toBe('claim sault_ste_marie-winnipeg red:5 locomotive:1');
    expect(hopefulClaim(board, hand, track('chicago-duluth'))).toBe('claim chicago-duluth red:3');
  });
});

describe('words', () => {
  const reject = (code: string, params = {}): Reject => ({ t: 'reject', code, rule: '', params, prompt: null });

  test.each([
    ['short', { card: 'orange', short: 2 }, 'You are 2 orange cards short; locomotives will do too.', 'Brakuje ci 2 pomarańczowych kart; lokomotywy też pasują.'],
    ['taken', { track: 'x', owner: 1 }, 'Ada has already claimed this route.', 'Ada ma już to połączenie.'],
    ['taken', { track: 'x', owner: 0 }, 'You have already claimed this route.', 'To połączenie jest już twoje.'],
    ['not-your-turn', { turn: 1 }, 'It is not your turn: Ada is playing.', 'To nie twoja tura: teraz gra Ada.'],
    ['not-your-turn', { turn: null }, 'First everybody chooses tickets.', 'Najpierw wszyscy wybierają bilety.'],
    ['trains', { need: 6, have: 1 }, 'You have 1 wagon left; this route needs 6.', 'Został ci 1 wagonik, a to połączenie wymaga 6.'],
    ['count', { need: 3, paid: 2 }, 'This route costs 3 cards, not 2.', 'To połączenie kosztuje 3 karty, a nie 2.'],
    ['from-the-future', {}, 'That is not possible now (from-the-future).', 'Teraz to niemożliwe (from-the-future).'],
  ])('%s is explained', (code, params, english, polish) => {
    expect(words('en').refusal(reject(code, params))).toBe(english);
    expect(words('pl').refusal(reject(code, params))).toBe(polish);
  });

  test('every refusal of the protocol has its own words', () => {
    const codes = codesOf('ttr');
    for (const lang of ['en', 'pl'] as const)
      for (const code of codes) expect(words(lang).refusal(reject(code)), code).not.toContain(`(${code})`);
  });

  test('the log tells what happened, newest last', () => {
    const lines = tell(middle.history, words());
    expect(lines.map((l) => l.text)).toEqual([
      'You begin.',
      'Cards and tickets are dealt.',
      'You claim Calgary – Helena for 4 red: 7 points.',
      'Ada takes a blue card from the face-up cards.',
      'Ada draws a card from the deck.',
    ]);
    expect(lines[2]?.track).toBe('calgary-helena');
    expect(tell(middle.history, words('pl'))[2]?.text).toBe('Tworzysz połączenie Calgary – Helena (4 czerwone): 7 punktów.');
  });

  test('what the others did since the last own move, a sentence a turn', () => {
    expect(digest(middle.history, words()).map((l) => l.text)).toEqual(['Ada: took a blue card, a card from the deck']);
    const watching = new Words(board, middle.seats, null, (k, x) => text('en', k, x), (n) => n.en);
    expect(digest(middle.history, watching)).toHaveLength(1);
    expect(digest(middle.history.slice(0, 2), words())).toEqual([]);
  });

  test('moves are said as a player would', () => {
    const said = (move: string) => words().move(move, middle.view.row);
    expect(said('take 2')).toBe('Take a blue card (face-up card 2)');
    expect(said('claim duluth-helena orange:5 locomotive:1')).toBe('Claim Duluth – Helena for 5 orange + 1 locomotive');
    expect(said('keep boston-miami under calgary-phoenix')).toBe('Keep Boston – Miami');
    expect(said('nonsense')).toBe('nonsense');
  });

  test('a tie is explained by what decided it', () => {
    const seat = { routes: 0, tickets: 0, failed: 0, longest: 0, bonus: 0, total: 50, done: 3, rank: 1 };
    const result = (seats: object[], winners: number[]) =>
      tieOf({ reason: 'last-round', seats: seats.map((s) => ({ ...seat, ...s })), winners })?.by ?? null;
    expect(result([{}, { total: 40 }], [0])).toBeNull();
    expect(result([{}, { done: 2 }], [0])).toBe('tickets');
    expect(result([{ bonus: 10 }, {}, { done: 2 }], [0])).toBe('path');
    expect(result([{}, {}], [0, 1])).toBe('shared');
  });

  test('the status says what is expected', () => {
    expect(statusLine(tableWith(opening), 2, words())).toBe('Choose your tickets: keep at least 2.');
    expect(statusLine(tableWith(), 0, words())).toBe('Your turn: cards, a route or tickets.');
    expect(statusLine(tableWith(over), 0, words())).toBe('The game is over.');
    const pass = { ...middle, legal: ['pass'] };
    expect(statusLine(tableWith(pass), 0, words())).toContain('pass');
    const other = { ...middle, prompt: null, legal: [], view: { ...middle.view, turn: 1, last_round: 2 } };
    expect(statusLine(tableWith(other), 0, words())).toBe('Ada is playing…');
    expect(lastRoundLine(tableWith(other), words())).toBe('Last round: 2 turns left');
    expect(lastRoundLine(tableWith(), words())).toBe('');
    const watched = { ...opening, seat: null, prompt: null, legal: [], view: { ...opening.view, own: null } };
    expect(statusLine(tableWith(watched), 0, words())).toBe('You are watching. Choosing tickets: Ola, Ada.');
    const waiting = { ...opening, prompt: null, legal: [], view: { ...opening.view, to_act: [1] } };
    expect(statusLine(tableWith(waiting), 0, words())).toBe('Still choosing tickets: Ada.');
    expect(statusLine(tableWith(), 0, words(), true)).toBe('Confirm the claim, or cancel it.');
  });

  test('the end ahead is told by whoever has fewest wagons, the end behind by who began the last round', () => {
    const end = endAhead(tableWith(), words())!;
    expect(end.words).toBe('Last round at 2 wagons: Ada has 24');
    expect(end.share).toBeGreaterThan(0.4);
    expect(end.share).toBeLessThan(0.6);
    expect(endAhead(tableWith({ ...middle, view: { ...middle.view, last_round: 2 } }), words())).toBeNull();
    expect(endAhead(tableWith(over), words())).toBeNull();
    const last = { ...over, history: [{ v: 9, seat: 1, events: [{ e: 'last-round' as const, seat: 1, turns: 2 }] }, ...over.history] };
    expect(endReason(tableWith(last), words())).toBe('Ada had 2 wagons or fewer left; then everybody played one more turn.');
    expect(endReason(tableWith(), words())).toBe('');
    expect(endReason(tableWith({ ...over, history: [] }), words())).toBe('Somebody had 2 wagons or fewer left; then everybody played one more turn.');
  });
});

describe('scene', () => {
  test('owners, reachable routes, marks and rings come from the view', () => {
    expect(ownersOf(middle.view).get('duluth-helena')).toBe(1);
    const reach = claimableRoutes(board, claims());
    expect([...reach].sort()).toEqual(['atlanta|charleston', 'denver|salt_lake_city', 'las_vegas|salt_lake_city', 'seattle|vancouver']);
    const marks = markedCities(middle.view, words());
    expect(marks.get('boston')).toBe('open');
    expect(marks.get('calgary')).toBe('done');
    const rings = ringsFor(opening.view, 'boston-miami', words());
    expect(rings.find((r) => r.city === 'boston')).toEqual({ city: 'boston', tag: 'A', strong: true });
    expect(rings.find((r) => r.city === 'phoenix')).toEqual({ city: 'phoenix', tag: 'B', strong: false });
  });

  test('claims of the others glow until one moves oneself', () => {
    const claim = (v: number, seat: number, track: string): Step<Ttr>['events'] =>
      v > 0 ? [{ e: 'claimed', seat, track, pay: {}, points: 1, trains: 1 }] : [];
    const history = [
      { v: 1, seat: 1, events: claim(1, 1, 'old') },
      { v: 2, seat: 0, events: claim(2, 0, 'mine') },
      { v: 3, seat: 1, events: claim(3, 1, 'new') },
      { v: 4, seat: 2, events: claim(4, 2, 'newer') },
    ];
    expect([...newClaims(history, 0)].sort()).toEqual(['new', 'newer']);
    expect([...newClaims(history, null)]).toEqual(['newer']);
    const draws = [...history, { v: 5, seat: 1, events: [] }];
    expect([...newClaims(draws, null)]).toEqual([]);
  });

  test('the final count is read off the events', () => {
    const [first, second] = finalCount(over.history, 2);
    expect(first?.tickets).toHaveLength(2);
    expect(second?.longest).toEqual({ length: 11, tracks: ['nashville-pittsburgh', 'new_york-pittsburgh-b'] });
  });
});
