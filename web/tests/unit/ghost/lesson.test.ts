// The lesson of Ghost Train is always right: what it points at is legal, serves the ticket it speaks of, and nothing else can happen.
// That its film is the engine's own is tested where the program is at hand (tests/e2e/ghost/learn.test.ts).
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GhostBoard } from '../../../games/ghost/board';
import type { GhostView } from '../../../games/ghost/view';
import type { Session } from '../../../net/session.svelte';
import { NUMBERS } from '../../scripted/guards';

vi.stubGlobal('localStorage', undefined);
const { guards } = await import('../../../games/ghost/guards');
const { FILM } = await import('../../../games/ghost/lesson/film');
const { LessonIntent } = await import('../../../games/ghost/lesson/lessonIntent.svelte');
const { PUPIL, Teacher } = await import('../../../games/ghost/lesson/teacher.svelte');
const { STEP_WORDS, TASKS } = await import('../../../games/ghost/lesson/steps');
const { parseGhostMove } = await import('../../../games/ghost/moves');
const { TEXTS, text } = await import('../../../games/ghost/words/text');
const { GhostWords } = await import('../../../games/ghost/words/words');

const data = (name: string): unknown => JSON.parse(readFileSync(new URL(`../../../../data/ghost/${name}`, import.meta.url), 'utf8'));
const drawnBoard = guards.draw(data('haunted.json'), data('haunted.layout.json'))!;
const board: GhostBoard = drawnBoard.board;
const numbers = NUMBERS['ghost-train'];
const words = (lang: 'en' | 'pl' = 'en') => new GhostWords(numbers, board, [{ name: 'Ola' }, { name: 'Boo' }], PUPIL, (key, values) => text(lang, key, values), (name) => name[lang]);
/** There is no server: whoever is asked fails the test. */
const nobody = new Proxy({} as Session, { get: (_, name) => { throw new Error(`the lesson asked the session for ${String(name)}`); } });

const pupilMoves = FILM.steps.filter(({ seat }) => seat === PUPIL).map(({ move }) => move);
const trackOf = (move: string) => {
  const parsed = parseGhostMove(move);
  return parsed?.kind === 'claim' ? parsed.track : null;
};

/** The fewest wagons that still join a ticket's places; own tracks cost nothing, those of others are closed. */
function missing(ticket: string, view: GhostView, more: readonly string[] = []): number {
  const { a, b } = board.tickets.all.find(({ id }) => id === ticket)!;
  const owner = new Map(view.players.flatMap(({ tracks }, seat) => tracks.map((track) => [track, seat] as const)));
  const cost = new Map([[a, 0]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const { id, a: one, b: other, length } of board.tracks) {
      const mine = owner.get(id) === PUPIL || more.includes(id);
      if (owner.has(id) && !mine) continue;
      for (const [from, to] of [[one, other], [other, one]] as const) {
        const there = (cost.get(from) ?? Infinity) + (mine ? 0 : length);
        if (there < (cost.get(to) ?? Infinity)) { cost.set(to, there); changed = true; }
      }
    }
  }
  return cost.get(b) ?? Infinity;
}
/** Does it lie on a way with the fewest wagons between the places of a ticket that is held? */
const serves = (move: string, view: GhostView) => {
  const track = board.tracks.find(({ id }) => id === trackOf(move));
  return track !== undefined && (view.own?.tickets ?? []).some((ticket) => ticket !== null && missing(ticket, view, [track.id]) + track.length === missing(ticket, view));
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin() {
  const teacher = new Teacher(['Ola', 'Boo'], numbers);
  const intent = new LessonIntent(teacher, nobody, teacher.table, () => drawnBoard, () => words());
  const step = () => teacher.step(intent.draft?.kind ?? null);
  /** The touches of this step, as the table reports them. */
  const TOUCH: Record<string, () => void> = {
    ticket: () => teacher.looked(teacher.ticket!),
    draw: () => intent.play('draw'),
    route: () => intent.pick([{ key: teacher.route(board)!, track: trackOf(teacher.move!)!, away: 0 }]),
    yes: () => intent.commit(),
    lantern: () => teacher.seen(),
    swap: () => intent.askExchange(),
    new: () => intent.commit(),
    treat: () => teacher.seen(),
  };
  return { teacher, intent, step, touch: () => TOUCH[step()]!() };
}

/** Step by step through all of it; `before` looks at each one. */
function walk(before: (at: ReturnType<typeof begin>, step: string) => void): string[] {
  const at = begin();
  const taken: string[] = [];
  while (at.step() !== 'party') {
    if (at.step() === 'wait') vi.runAllTimers();
    before(at, at.step());
    taken.push(at.step());
    at.touch();
    expect(at.teacher.nudges, 'after the right touch').toBe(0);
    if (taken.length > 30) throw new Error(`the lesson does not end: ${taken.join()}`);
  }
  before(at, 'party');
  return [...taken, 'party'];
}

describe('the lesson', () => {
  test('is twelve taps, through everything a turn can be', () => {
    expect(walk(() => {})).toEqual(['ticket', 'draw', 'draw', 'route', 'yes', 'route', 'yes', 'lantern', 'swap', 'new', 'treat', 'party']);
  });

  test('points only at what the engine allows, and offers nothing else', () => {
    let made = 0;
    const legal = () => (made === 0 ? FILM.start : FILM.steps[made - 1]!).legal;
    walk(({ teacher, intent }, step) => {
      made = teacher.table.version;
      if (teacher.move !== null) expect(legal(), `${step} after ${made} moves`).toContain(teacher.move);
      expect(teacher.table.legal).toEqual(teacher.move === null ? [] : [teacher.move]);
      expect(teacher.table.view).toEqual((made === 0 ? FILM.start : FILM.steps[made - 1]!).view);
      if (step === 'yes') expect(intent.staged?.text).toBe(teacher.move);
    });
    expect(made).toBe(FILM.steps.length);
  });

  test('points at tickets that are held, and at routes that serve one; it says “draw” only where no payable route does', () => {
    const first = FILM.start.view.own!.tickets[0]!;
    walk(({ teacher }, step) => {
      const { view, version } = teacher.table;
      const { legal } = version === 0 ? FILM.start : FILM.steps[version - 1]!;
      if (step === 'ticket') expect(teacher.ticket).toBe(first);
      if (step === 'draw') expect(legal.filter((move) => serves(move, view!))).toEqual([]);
      if (step === 'route') {
        expect(serves(teacher.move!, view!), teacher.move!).toBe(true);
        expect(missing(first, view!, [trackOf(teacher.move!)!])).toBeLessThan(missing(first, view!));
      }
      if (step === 'lantern') expect([view!.players[PUPIL]!.completed, view!.players[PUPIL]!.done]).toEqual([[first], 1]);
      // The tickets it calls hard are.
      if (step === 'swap') for (const ticket of view!.own!.tickets) expect(missing(ticket!, view!)).toBeGreaterThanOrEqual(4);
      if (step === 'treat') expect(view!.players[PUPIL]!.special).toBe(false);
    });
    expect(pupilMoves.map((move) => move.split(' ')[0])).toEqual(TASKS.filter((task) => ['draw', 'claim', 'swap'].includes(task)).map((task) => (task === 'swap' ? 'exchange' : task)));
    expect(pupilMoves.at(-2)).toContain('locomotive');
  });

  test('whatever else is touched changes nothing and gets a word', () => {
    const other = { key: 'barn|station', track: 'barn-station-a', away: 0 };
    const WRONG: Record<string, (at: ReturnType<typeof begin>) => void> = {
      draw: ({ intent }) => intent.play('draw'),
      route: ({ intent }) => intent.pick([other]),
      swap: ({ intent }) => intent.askExchange(),
      list: ({ intent }) => intent.choose('claim barn-station-a green:1'),
      pass: ({ intent }) => intent.play('pass'),
    };
    walk((at, step) => {
      const before = [at.teacher.table.version, at.step(), at.intent.draft?.kind];
      for (const [name, touch] of Object.entries(WRONG)) {
        if (name === step || (step === 'new' && name === 'swap')) continue;
        const { nudges } = at.teacher;
        touch(at);
        expect([at.teacher.table.version, at.step(), at.intent.draft?.kind], `${name} at ${step}`).toEqual(before);
        expect(at.teacher.nudges).toBe(nudges + 1);
      }
      if (step === 'ticket') {
        at.teacher.looked(FILM.start.view.own!.tickets[1]!);
        expect(at.step()).toBe('ticket');
      }
    });
  });

  test('the swap is one: two other tickets are held after it', () => {
    let before: readonly (string | null)[] = [];
    walk(({ teacher }, step) => {
      const { tickets } = teacher.table.view!.own!;
      if (step === 'new') before = tickets;
      if (step === 'treat') expect(tickets.filter((ticket) => before.includes(ticket))).toEqual([]);
    });
    expect(before.length).toBe(2);
  });

  test('a claim that is let go is pointed at again', () => {
    const at = begin();
    for (const step of ['ticket', 'draw', 'draw']) {
      if (at.step() === 'wait') vi.runAllTimers();
      expect(at.step()).toBe(step);
      at.touch();
    }
    vi.runAllTimers();
    at.touch();
    expect(at.step()).toBe('yes');
    at.intent.cancel();
    expect(at.step()).toBe('route');
  });

  test('the friend waits until the lantern was looked at', () => {
    walk(({ teacher }, step) => {
      if (step !== 'lantern') return;
      const { version } = teacher.table;
      vi.runAllTimers();
      expect(teacher.table.version).toBe(version);
    });
  });
});

test('every step has a short sentence in both languages', () => {
  const values = { n: numbers.draw, win: numbers.win, name: 'Boo', a: 'A', b: 'B' };
  for (const lang of ['en', 'pl'] as const) {
    for (const key of new Set(Object.values(STEP_WORDS).flat())) {
      expect(key in TEXTS[lang]).toBe(true);
      const sentence = text(lang, key, values);
      expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(14);
      expect(sentence).not.toMatch(/[{}]/);
    }
  }
});
