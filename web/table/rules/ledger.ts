// The ledgers of docs/rules as the page shows them: sections of numbered rules, the house's own readings marked.
import type { Lang } from '../../settings/words/languages';

export type Piece = { kind: 'text' | 'house' | 'code' | 'rule'; text: string };

export interface Rule {
  id: string;
  pieces: Piece[];
}

export interface Section {
  title: string;
  rules: Rule[];
}

const FILES = import.meta.glob<string>('../../../docs/rules/**/*.md', { query: '?raw', import: 'default' });

const LEDGERS = '../../../docs/rules/';

/** `name`: of the file, without its ending. The English rules stand for those that are not in this language. */
export async function loadLedger(name: string, lang: Lang): Promise<Section[]> {
  const load = FILES[`${LEDGERS}${lang}/${name}.md`] ?? FILES[`${LEDGERS}${name}.md`];
  return load === undefined ? [] : parseLedger(await load());
}

export function parseLedger(markdown: string): Section[] {
  const sections: Section[] = [{ title: '', rules: [] }];
  for (const line of markdown.split('\n')) {
    const title = /^## (.+)$/.exec(line)?.[1];
    if (title !== undefined) sections.push({ title, rules: [] });
    const row = /^\| ([A-Z]\d+) \| (.+) \|$/.exec(line);
    if (row !== null) sections.at(-1)!.rules.push({ id: row[1]!, pieces: piecesOf(row[2]!, 'text') });
  }
  return sections.filter(({ rules }) => rules.length > 0);
}

/** `*(…)*` and `*…*` are readings of this house, backquotes names of the program, T13 another rule. */
function piecesOf(text: string, plain: 'text' | 'house'): Piece[] {
  return text.split(/(\*[^*]+\*|`[^`]+`|\b[A-Z]\d+\b)/).flatMap((part): Piece[] => {
    if (part === '') return [];
    if (part.startsWith('*')) return piecesOf(part.slice(1, -1), 'house');
    if (part.startsWith('`')) return [{ kind: 'code', text: part.slice(1, -1) }];
    return [{ kind: /^[A-Z]\d+$/.test(part) ? 'rule' : plain, text: part }];
  });
}

/** The sections with the rules that say what is looked for, in words or by number. */
export function search(sections: readonly Section[], wanted: string): Section[] {
  const needle = wanted.trim().toLowerCase();
  const says = ({ id, pieces }: Rule) => `${id} ${pieces.map((p) => p.text).join('')}`.toLowerCase().includes(needle);
  return sections
    .map(({ title, rules }) => ({ title, rules: rules.filter(says) }))
    .filter(({ rules }) => rules.length > 0);
}
