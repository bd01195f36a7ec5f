// Plane geometry of a drawn map: curves between cities and the wagon spaces along them. Knows no rules and no page.

export type Point = readonly [x: number, y: number];
/** The middle of a wagon space and the direction it points to, in degrees. */
export type Space = readonly [x: number, y: number, angle: number];

/** A curve between two points; the angles (radians) say how far it leaves each end to the left of the straight line. */
export interface Curve {
  from: Point;
  to: Point;
  leave: number;
  arrive: number;
}

const SAMPLES = 48;
const HANDLE = 0.36;

function controls({ from, to, leave, arrive }: Curve): [Point, Point, Point, Point] {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const reach = Math.hypot(dx, dy) * HANDLE;
  const heading = Math.atan2(dy, dx);
  const a = heading - leave;
  const b = heading + Math.PI + arrive;
  return [
    from,
    [from[0] + reach * Math.cos(a), from[1] + reach * Math.sin(a)],
    [to[0] + reach * Math.cos(b), to[1] + reach * Math.sin(b)],
    to,
  ];
}

/** Points along the curve, close enough together to be treated as a polyline. */
export function trace(curve: Curve): Point[] {
  const [p, q, r, s] = controls(curve);
  return Array.from({ length: SAMPLES + 1 }, (_, i) => {
    const t = i / SAMPLES;
    const u = 1 - t;
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    return [
      a * p[0] + b * q[0] + c * r[0] + d * s[0],
      a * p[1] + b * q[1] + c * r[1] + d * s[1],
    ] as const;
  });
}

export function pathLength(line: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1]!, line[i]!);
  return sum;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** `count` spaces spread evenly along the line, keeping `margin` free at both ends, moved `side` to the right. */
export function spacesAlong(line: readonly Point[], count: number, margin: number, side: number): Space[] {
  const total = pathLength(line);
  const pitch = (total - 2 * margin) / count;
  return Array.from({ length: count }, (_, i) => {
    const at = margin + pitch * (i + 0.5);
    const [x, y] = pointAt(line, at);
    const before = pointAt(line, at - pitch * 0.4);
    const after = pointAt(line, at + pitch * 0.4);
    const heading = Math.atan2(after[1] - before[1], after[0] - before[0]);
    return [x - side * Math.sin(heading), y + side * Math.cos(heading), (heading * 180) / Math.PI] as const;
  });
}

/** The point `at` units along the line. */
export function pointAt(line: readonly Point[], at: number): Point {
  let left = at;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const step = distance(a, b);
    if (left <= step || i === line.length - 1) {
      const t = step === 0 ? 0 : left / step;
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    }
    left -= step;
  }
  return line[0]!;
}

/** Shortest distance from a point to a polyline. */
export function distanceToLine(point: Point, line: readonly Point[]): number {
  let best = Infinity;
  for (let i = 1; i < line.length; i++) best = Math.min(best, distanceToSegment(point, line[i - 1]!, line[i]!));
  return best;
}

function distanceToSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square));
  return distance(p, [a[0] + t * dx, a[1] + t * dy]);
}

/** The four corners of a rectangle of the given size lying on a space. */
export function corners([x, y, angle]: Space, width: number, height: number): Point[] {
  const c = Math.cos((angle * Math.PI) / 180);
  const s = Math.sin((angle * Math.PI) / 180);
  return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([i, j]) => {
    const [u, v] = [(i! * width) / 2, (j! * height) / 2];
    return [x + u * c - v * s, y + u * s + v * c] as const;
  });
}

/** Do two convex shapes overlap? (Separating axes.) */
export function overlap(a: readonly Point[], b: readonly Point[]): boolean {
  return !separated(a, b) && !separated(b, a);
}

function separated(a: readonly Point[], b: readonly Point[]): boolean {
  for (let i = 0; i < a.length; i++) {
    const [p, q] = [a[i]!, a[(i + 1) % a.length]!];
    const [x, y] = [q[1] - p[1], p[0] - q[0]];
    const [low, high] = span(a, x, y);
    const [otherLow, otherHigh] = span(b, x, y);
    if (high <= otherLow || otherHigh <= low) return true;
  }
  return false;
}

// Asked a hundred thousand times for the names of a map: nothing is made anew here.
function span(shape: readonly Point[], x: number, y: number): [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (const p of shape) {
    const value = p[0] * x + p[1] * y;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return [low, high];
}

/** The outline of the smallest convex shape that holds all these points, without points that lie on its edges. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const turn = (o: Point, a: Point, b: Point) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (all: readonly Point[]) => {
    const line: Point[] = [];
    for (const p of all) {
      while (line.length >= 2 && turn(line.at(-2)!, line.at(-1)!, p) <= 1e-9) line.pop();
      line.push(p);
    }
    return line.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
