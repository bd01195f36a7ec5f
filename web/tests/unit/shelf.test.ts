import { expect, test } from 'vitest';
import { bringTables, recordIn } from '../../local/shelf';

const line = (line: string) => ({ line });

test('what was undone is not in the record', () => {
  expect(recordIn({ lines: [line('{"kind":"header"}'), line('{"kind":"move","n":1}'), line('{"kind":"undo","n":1}'), line('{"kind":"move","n":1,"other":0}')] })).toBe(
    '{"kind":"header"}\n{"kind":"move","n":1,"other":0}\n',
  );
});

test('what is no file of tables brings none', async () => {
  const summary = { table: 'here-1', game: 'g', board: 'b', phase: 'playing', free: 0, seats: ['A'], yours: [0] };
  for (const text of ['', '{}', '{"kind":"header"}\n{"kind":"move"}', '{"roundhouse":"tables"}']) expect(await bringTables(text)).toBeNull();
  // An id of the server's, and two ids that differ.
  for (const id of ['abc', 'here-2']) {
    expect(await bringTables(JSON.stringify({ roundhouse: 'tables', tables: [{ head: { id }, summary: { ...summary, table: id === 'abc' ? id : 'here-1' }, lines: [] }] }))).toBeNull();
  }
});
