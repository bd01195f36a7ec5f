import { describe, expect, test } from 'vitest';
import { loadLedger, parseLedger, search } from '../../table/rules/ledger';

const numbers = (text: string) => [...text.matchAll(/\d+/g)].map((m) => m[0]).sort();
const flat = (sections: Awaited<ReturnType<typeof loadLedger>>) =>
  sections.flatMap(({ rules }) => rules.map(({ id, pieces }) => ({ id, text: pieces.map((p) => p.text).join(''), pieces })));

describe.each(['ticket-to-ride', 'ghost-train', 'switch-and-signal'])('the rules of %s', (family) => {
  test('are there in both languages, the same numbers in the same order', async () => {
    const [en, pl] = [await loadLedger(family, 'en'), await loadLedger(family, 'pl')];
    expect(flat(en).length).toBeGreaterThan(15);
    expect(flat(pl).map((r) => r.id)).toEqual(flat(en).map((r) => r.id));
    expect(pl).toHaveLength(en.length);
  });

  test('every rule has been put into Polish, with every rule it points to', async () => {
    const [en, pl] = [flat(await loadLedger(family, 'en')), flat(await loadLedger(family, 'pl'))];
    const refs = (rule: (typeof en)[number]) => [...new Set(rule.pieces.filter((p) => p.kind === 'rule').map((p) => p.text))].sort();
    en.forEach((rule, i) => {
      expect(pl[i]!.text, rule.id).not.toBe(rule.text);
      expect(refs(pl[i]!), rule.id).toEqual(refs(rule));
      expect(numbers(pl[i]!.text).length, rule.id).toBeGreaterThan(0.5 * numbers(rule.text).length - 1);
      const house = (r: typeof rule) => r.pieces.some((p) => p.kind === 'house');
      expect(house(pl[i]!), rule.id).toBe(house(rule));
    });
  });

  test('a rule only points to rules that exist', async () => {
    const rules = flat(await loadLedger(family, 'en'));
    const known = new Set([...rules.map((r) => r.id), 'T17']);
    for (const { pieces } of rules) for (const p of pieces) if (p.kind === 'rule') expect(known).toContain(p.text);
  });
});

describe('reading a ledger', () => {
  const sections = parseLedger('# A\n\n## Turn\n| id | rule |\n|---|---|\n| T1 | Take `one` *(settled here: see T2)*. |\n| T2 | Or two. |\n');

  test('sections, rules and what they are made of', () => {
    expect(sections.map((s) => s.title)).toEqual(['Turn']);
    expect(sections[0]?.rules[0]?.pieces).toEqual([
      { kind: 'text', text: 'Take ' },
      { kind: 'code', text: 'one' },
      { kind: 'text', text: ' ' },
      { kind: 'house', text: '(settled here: see ' },
      { kind: 'rule', text: 'T2' },
      { kind: 'house', text: ')' },
      { kind: 'text', text: '.' },
    ]);
  });

  test('searching by word or number', () => {
    expect(search(sections, 'TWO')[0]?.rules.map((r) => r.id)).toEqual(['T2']);
    expect(search(sections, 't1')[0]?.rules.map((r) => r.id)).toEqual(['T1']);
    expect(search(sections, 'nothing')).toEqual([]);
  });
});
