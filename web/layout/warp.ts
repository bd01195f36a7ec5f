// Bends one picture of a country into another: a thin-plate spline through pairs of points, a little stiff so that nothing folds.
import type { Point } from '../ui/map/geometry';

/** A smooth map of the plane that takes each `from` close to its `to`. */
export function warp(from: readonly Point[], to: readonly Point[], stiffness: number): (p: Point) => Point {
  const n = from.length;
  const matrix = Array.from({ length: n + 3 }, (_, i) =>
    Array.from({ length: n + 3 }, (_, j) => {
      if (i < n && j < n) return bulge(from[i]!, from[j]!) + (i === j ? stiffness : 0);
      if (i >= n && j >= n) return 0;
      return affine(from[Math.min(i, j)]!)[Math.max(i, j) - n]!;
    }),
  );
  const weights = [0, 1].map((axis) => solve(matrix, [...to.map((p) => p[axis]!), 0, 0, 0]));
  const value = (p: Point, w: readonly number[]) =>
    from.reduce((sum, q, i) => sum + w[i]! * bulge(p, q), 0) + affine(p).reduce((sum, a, i) => sum + a * w[n + i]!, 0);
  return (p) => [value(p, weights[0]!), value(p, weights[1]!)];
}

function bulge(p: Point, q: Point): number {
  const square = (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2;
  return square === 0 ? 0 : square * Math.log(square);
}

const affine = ([x, y]: Point) => [1, x, y];

/** Gaussian elimination with the largest pivot. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!]);
  const n = rows.length;
  for (let k = 0; k < n; k++) {
    const best = rows.slice(k).reduce((b, row, i) => (Math.abs(row[k]!) > Math.abs(rows[b]![k]!) ? i + k : b), k);
    [rows[k], rows[best]] = [rows[best]!, rows[k]!];
    for (let i = k + 1; i < n; i++) {
      const factor = rows[i]![k]! / rows[k]![k]!;
      for (let j = k; j <= n; j++) rows[i]![j]! -= factor * rows[k]![j]!;
    }
  }
  const x = new Array<number>(n).fill(0);
  for (let k = n - 1; k >= 0; k--) {
    const known = x.reduce((sum, value, j) => (j > k ? sum + rows[k]![j]! * value : sum), 0);
    x[k] = (rows[k]![n]! - known) / rows[k]![k]!;
  }
  return x;
}
