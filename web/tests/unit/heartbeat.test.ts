import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection, type Link } from '../../net/connection';
import { Heartbeat, UNWATCHED, WATCHED } from '../../net/heartbeat';
import { guardSource } from '../scripted/guards';
import { FakeClock } from './fakeClock';

/** What the people at a table may wait until they are told. */
const SOON = 5000;

describe('a connection', () => {
  /** A socket to a server that answers pings as long as the line is good. */
  class Line {
    static OPEN = 1;
    static all: Line[] = [];
    static good = true;
    readyState = 0;
    pings = 0;
    onopen = () => {};
    onmessage: (event: { data: string }) => void = () => {};
    onclose = () => {};

    constructor() {
      Line.all.push(this);
    }

    open(): void {
      this.readyState = 1;
      this.onopen();
    }

    send(frame: string): void {
      if (!frame.includes('ping')) return;
      this.pings++;
      if (Line.good) this.say({ t: 'pong' });
    }

    say(message: object): void {
      this.onmessage({ data: JSON.stringify(message) });
    }

    /** Over a dead line a close is never answered: `onclose` does not come. */
    close(): void {
      this.readyState = 2;
    }
  }

  beforeEach(() => {
    vi.stubGlobal('WebSocket', Line);
    Line.all = [];
    Line.good = true;
  });
  afterEach(() => vi.unstubAllGlobals());

  function connected(attends = () => true) {
    const clock = new FakeClock();
    const links: Link[] = [];
    const listener = { link: (link: Link) => void links.push(link), message: () => {}, problem: () => {}, attends };
    const connection = new Connection('ws://here/ws', guardSource, listener, clock);
    connection.open();
    const line = Line.all[0]!;
    line.open();
    return { clock, links, connection, line };
  }

  test('that lives is kept, however long nothing else is said', () => {
    const { clock, links, line } = connected();
    clock.pass(600_000);
    expect(links).toEqual(['connecting', 'open']);
    expect(line.pings).toBeGreaterThan(0);
    expect(line.pings, 'the server is not burdened').toBeLessThanOrEqual(600_000 / WATCHED.quiet);
  });

  test.each([0, 1, 999, 1999, 2000, 2001, 3700])('that dies %i ms after the last word is noticed within five seconds, and made anew', (after) => {
    const { clock, links, line } = connected();
    clock.pass(30_000 + after);
    Line.good = false;
    clock.pass(SOON);
    expect(links.slice(0, 3)).toEqual(['connecting', 'open', 'lost']);
    expect(line.readyState).toBe(2);
    Line.good = true;
    clock.pass(1000);
    const next = Line.all.at(-1)!;
    expect(next).not.toBe(line);
    next.open();
    expect(links.at(-1)).toBe('open');
    // Whatever the dead one still says, much later, is not heard.
    line.onclose();
    line.say({ t: 'pong' });
    expect(links.at(-1)).toBe('open');
    clock.pass(60_000);
    expect(links.at(-1)).toBe('open');
    expect(Line.all.at(-1)).toBe(next);
  });

  test('where things are said sends no ping', () => {
    const { clock, line } = connected();
    for (let i = 0; i < 100; i++) {
      clock.pass(WATCHED.quiet - 100);
      line.say({ t: 'ok' });
    }
    expect(line.pings).toBe(0);
  });

  test('that does not come about is tried anew', () => {
    const { clock, links } = connected();
    Line.all[0]!.onclose();
    clock.pass(1000);
    expect(Line.all).toHaveLength(2);
    for (let i = 0; Line.all.length < 5 && i < 1000; i++) clock.pass(100);
    Line.all.at(-1)!.open();
    expect(links.at(-1)).toBe('open');
  });

  test('that is closed for good stays closed', () => {
    const { clock, connection, links } = connected();
    connection.close();
    expect(clock.idle).toBe(true);
    clock.pass(600_000);
    expect(Line.all).toHaveLength(1);
    expect(links).toEqual(['connecting', 'open']);
  });

  test('that nobody watches is asked rarely; who comes back is told soon', () => {
    let watched = false;
    const { clock, connection, links, line } = connected(() => watched);
    clock.pass(600_000);
    expect(line.pings).toBeLessThanOrEqual(600_000 / UNWATCHED.quiet);
    Line.good = false;
    clock.pass(1000);
    expect(links.at(-1)).toBe('open');
    watched = true;
    connection.look();
    clock.pass(SOON);
    expect(links).toContain('lost');
  });
});

describe('a page that was late itself', () => {
  function heart() {
    const clock = new FakeClock();
    const told: string[] = [];
    const beat = new Heartbeat({ attends: () => true, ping: () => void told.push('ping'), lost: () => void told.push('lost') }, clock);
    beat.start();
    return { clock, told, beat };
  }

  test('asks again after a sleep, before it gives up', () => {
    const { clock, told, beat } = heart();
    clock.pass(WATCHED.quiet);
    expect(told).toEqual(['ping']);
    clock.sleep(3_600_000);
    expect(told).toEqual(['ping', 'ping']);
    beat.heard();
    expect(told).toEqual(['ping', 'ping']);
    clock.pass(WATCHED.quiet);
    expect(told).toEqual(['ping', 'ping', 'ping']);
  });

  test('asks again only once: timers that are always late hide nothing', () => {
    const { clock, told } = heart();
    clock.pass(WATCHED.quiet);
    clock.sleep(60_000);
    clock.sleep(60_000);
    expect(told).toEqual(['ping', 'ping', 'lost']);
    expect(clock.idle).toBe(true);
  });

  test('hears an answer that waited in the queue behind the timer', () => {
    const { clock, told, beat } = heart();
    clock.pass(WATCHED.quiet + WATCHED.answer - 1);
    clock.sleep(1, () => {
      clock.turn(); // the limit
      beat.heard(); // the answer, next in the queue
    });
    expect(told).toEqual(['ping']);
    clock.pass(WATCHED.quiet + WATCHED.answer);
    expect(told).toEqual(['ping', 'ping', 'lost']);
  });
});
