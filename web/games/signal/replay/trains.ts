// Where trains stand after a run, and which way they look.
import { TRAINS, type Line, type SignalBoard } from '../board';
import type { SignalView } from '../view';

export function standing(at: SignalView, train: string): SignalView['trains'][number] {
  return at.trains[TRAINS.indexOf(train)]!;
}

/** The train has entered these spaces one after the other. */
export function run(at: SignalView, train: string, path: readonly string[], board: SignalBoard): void {
  const engine = standing(at, train);
  for (const space of path) {
    const from = engine.at ?? space;
    engine.facing = facing(from, space, board);
    engine.at = space;
    if (at.mover) at.mover.came_by = engine.facing === null ? (sectionOf(from, board)?.line.id ?? null) : null;
  }
}

/** The place at the end of the line ahead; null in a city and on a start place. */
function facing(from: string, to: string, board: SignalBoard): string | null {
  const into = sectionOf(to, board);
  if (into === null) return null;
  const { line, k } = into;
  const out = sectionOf(from, board);
  if (out?.line === line) return out.k < k ? line.b : line.a;
  const ends = out === null ? [from] : [out.line.a, out.line.b];
  return ends.includes(line.a) && k === 1 ? line.b : line.a;
}

function sectionOf(space: string, { lines }: SignalBoard): { line: Line; k: number } | null {
  const [id, k] = space.split('/');
  const line = lines.find((l) => l.id === id);
  return line === undefined || k === undefined ? null : { line, k: Number(k) };
}
