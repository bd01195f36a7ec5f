import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cleanName, nameProblem, type NameProblem } from '../../net/playerName';

interface Case {
  name: string;
  clean?: string;
  reason?: NameProblem;
  why?: string;
}

const cases = JSON.parse(readFileSync(new URL('../../../protocol/fixtures/names.json', import.meta.url), 'utf8')) as Case[];

describe('what a person may be called', () => {
  test.each(cases.map((c) => [JSON.stringify(c.name), c.why ?? '', c] as const))('%s %s', (_, __, { name, clean, reason }) => {
    expect(nameProblem(name)).toBe(reason ?? null);
    if (clean === undefined) return;
    expect(cleanName(name)).toBe(clean);
    expect(cleanName(clean), 'cleaning twice changes nothing').toBe(clean);
  });

  test('half a character is none', () => {
    expect(nameProblem('Ala\ud83d')).toBe('characters');
    expect(nameProblem('\ude00')).toBe('characters');
  });
});
