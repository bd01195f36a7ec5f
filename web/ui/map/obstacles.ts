// What stands on a map and may not be covered: quick to ask whether a box lies on any of it. Knows no page.
import type { Point } from './geometry';
import { touching, type Box } from './labels';

/** Convex shapes that are quick to ask whether a box lies on one of them: sorted into squares of the sheet. */
export class Obstacles {
  static readonly #SIDE = 64;
  readonly #squares = new Map<number, Shape[]>();
  readonly #ground: Obstacles | undefined;

  /** `ground`: what lies there besides. */
  constructor(shapes: readonly (readonly Point[])[], ground?: Obstacles) {
    this.#ground = ground;
    for (const points of shapes) {
      const shape = { box: boxOf(points), edges: edgesOf(points) };
      Obstacles.#some(shape.box, (square) => {
        const here = this.#squares.get(square);
        if (here === undefined) this.#squares.set(square, [shape]);
        else here.push(shape);
        return false;
      });
    }
  }

  hit(box: Box): boolean {
    return (this.#ground?.hit(box) ?? false) || Obstacles.#some(box, (square) => isOnOne(box, this.#squares.get(square)));
  }

  static #some(box: Box, found: (square: number) => boolean): boolean {
    const at = (n: number) => Math.floor(n / Obstacles.#SIDE);
    const [first, last] = [at(box[1]), at(box[3])];
    for (let x = at(box[0]); x <= at(box[2]); x++) for (let y = first; y <= last; y++) if (found(x * 4096 + y)) return true;
    return false;
  }
}

interface Shape {
  box: Box;
  /** For each edge the direction across it, and from where to where the shape reaches in that direction. */
  edges: Float64Array;
}

function edgesOf(points: readonly Point[]): Float64Array {
  const edges = new Float64Array(4 * points.length);
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length]!;
    const [x, y] = [q[1] - p[1], p[0] - q[0]];
    const reach = points.map((point) => point[0] * x + point[1] * y);
    edges.set([x, y, Math.min(...reach), Math.max(...reach)], 4 * i);
  });
  return edges;
}

function isOnOne(box: Box, shapes: readonly Shape[] | undefined): boolean {
  if (shapes === undefined) return false;
  for (const shape of shapes) if (touching(box, shape.box) && !beside(shape.edges, box)) return true;
  return false;
}

/**
 * Does one of the edges of a convex shape part it from a box? Its box and this one touch already, so no other line can. Asked a
 * hundred thousand times for the names of a map: nothing is made anew here.
 */
function beside(edges: Float64Array, box: Box): boolean {
  const left = box[0];
  const top = box[1];
  const right = box[2];
  const bottom = box[3];
  for (let i = 0; i < edges.length; i += 4) {
    const x = edges[i]!;
    const y = edges[i + 1]!;
    if (edges[i + 3]! <= (x > 0 ? left : right) * x + (y > 0 ? top : bottom) * y) return true;
    if ((x > 0 ? right : left) * x + (y > 0 ? bottom : top) * y <= edges[i + 2]!) return true;
  }
  return false;
}

function boxOf(shape: readonly Point[]): Box {
  const [xs, ys] = [shape.map((p) => p[0]), shape.map((p) => p[1])];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
