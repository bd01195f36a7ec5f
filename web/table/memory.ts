// What this browser remembers between visits. Storage may be forbidden; then nothing is remembered and nothing breaks.

import * as v from 'valibot';

const PREFIX = 'roundhouse.';

function read(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    // A browser without storage still plays; it only forgets.
  }
}

export const memory = {
  get language(): string | null {
    return read('language');
  },
  set language(value: string | null) {
    write('language', value);
  },
  get name(): string | null {
    return read('name');
  },
  set name(value: string | null) {
    write('name', value);
  },
  get pace(): string | null {
    return read('pace');
  },
  set pace(value: string | null) {
    write('pace', value);
  },
  /** The choices of the last game that was started, as JSON. */
  get setup(): string | null {
    return read('setup');
  },
  set setup(value: string | null) {
    write('setup', value);
  },
  get lastTable(): string | null {
    return read('last-table');
  },
  set lastTable(value: string | null) {
    write('last-table', value);
  },
  token(table: string): string | null {
    return read(`token.${table}`);
  },
  keepToken(table: string, token: string | null): void {
    write(`token.${table}`, token);
  },
  /** The tokens of all the seats of a table that are played at this device. */
  seats(table: string): ReadonlyMap<number, string> {
    return readSeats(read(`seats.${table}`));
  },
  keepSeats(table: string, seats: ReadonlyMap<number, string> | null): void {
    write(`seats.${table}`, seats === null ? null : JSON.stringify([...seats]));
  },
};

const SeatsSchema = v.array(v.tuple([v.number(), v.string()]));

function readSeats(stored: string | null): ReadonlyMap<number, string> {
  try {
    const parsed = v.safeParse(SeatsSchema, JSON.parse(stored ?? '[]'));
    return new Map(parsed.success ? parsed.output : []);
  } catch {
    return new Map();
  }
}
