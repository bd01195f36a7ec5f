// What stands on a map and may not be covered: quick to ask whether a box lies on any of it. Knows no page.
import type { Point } from './geometry';
import { touching, type Box } from './labels';

/** Convex shapes that are quick to ask whether a box lies on one of them: sorted into squares of the sheet. */
export class Obstacles {
  static readonly #SIDE = 64;
  readonly #squares = new Map<number, { shape: readonly Point[]; box: Box }[]>();
  readonly #ground: Obstacles | undefined;

  /** `ground`: what lies there besides. */
  constructor(shapes: readonly (readonly Point[])[], ground?: Obstacles) {
    this.#ground = ground;
    for (const shape of shapes) {
      const box = boxOf(shape);
      Obstacles.#some(box, (square) => {
        const here = this.#squares.get(square);
        if (here === undefined) this.#squares.set(square, [{ shape, box }]);
        else here.push({ shape, box });
        return false;
      });
    }
  }

  hit(box: Box): boolean {
    const [left, top, right, bottom] = box;
    return (this.#ground?.hit(box) ?? false) || Obstacles.#some(box, (square) => this.#squares.get(square)?.some((other) => touching(box, other.box) && !beside(other.shape, left, top, right, bottom)) ?? false);
  }

  static #some([left, top, right, bottom]: Box, found: (square: number) => boolean): boolean {
    const at = (n: number) => Math.floor(n / Obstacles.#SIDE);
    for (let x = at(left); x <= at(right); x++) for (let y = at(top); y <= at(bottom); y++) if (found(x * 4096 + y)) return true;
    return false;
  }
}

/**
 * Does one of the edges of a convex shape part it from a box? Its box and this one touch already, so no other line can. Asked a
 * hundred thousand times for the names of a map: nothing is made anew here.
 */
function beside(shape: readonly Point[], left: number, top: number, right: number, bottom: number): boolean {
  for (let i = 0; i < shape.length; i++) {
    const [p, q] = [shape[i]!, shape[(i + 1) % shape.length]!];
    const [x, y] = [q[1] - p[1], p[0] - q[0]];
    const low = (x > 0 ? left : right) * x + (y > 0 ? top : bottom) * y;
    const high = (x > 0 ? right : left) * x + (y > 0 ? bottom : top) * y;
    let [least, most] = [Infinity, -Infinity];
    for (let j = 0; j < shape.length; j++) {
      const at = shape[j]![0] * x + shape[j]![1] * y;
      if (at < least) least = at;
      if (at > most) most = at;
    }
    if (most <= low || high <= least) return true;
  }
  return false;
}

function boxOf(shape: readonly Point[]): Box {
  const [xs, ys] = [shape.map((p) => p[0]), shape.map((p) => p[1])];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
