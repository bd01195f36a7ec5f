// Finds a place for each city's name: off the wagons, off the other names, inside the picture.
import { corners, overlap, type Point, type Space } from '../ui/map/geometry';
import type { Anchor, Box } from '../ui/map/labels';
import { luck } from './routes';

/** Names keep this far from wagons, so that the light line round the letters covers none. */
const AIR = 9;

interface Candidate {
  x: number;
  y: number;
  anchor: Anchor;
  box: Box;
  cost: number;
}

export interface LabelJob {
  size: Point;
  wagon: Point;
  cities: ReadonlyMap<string, Point>;
  names: ReadonlyMap<string, readonly string[]>;
  spaces: readonly Space[];
  /** How large a place is, and the room its name takes there. */
  radius: (id: string) => number;
  box: (id: string, at: Label, name: string) => Box;
}

export type Label = readonly [number, number, Anchor];

export interface Placed {
  labels: Map<string, Label>;
  boxes: Map<string, Box>;
  cost: number;
}

export function placeLabels(job: LabelJob, seed: number): Placed {
  const ids = [...job.cities.keys()];
  const candidates = ids.map((id) => candidatesFor(id, job));
  const pick = candidates.map((list) => list.indexOf(list.reduce((a, b) => (a.cost <= b.cost ? a : b))));
  const random = luck(seed);
  const chosen = (i: number) => candidates[i]![pick[i]!]!;
  const clashCost = (i: number) =>
    ids.reduce((sum, _, j) => (j !== i ? sum + 4 * shared(spaced(chosen(i).box), chosen(j).box) : sum), chosen(i).cost);
  const nudge = (id: string, i: number) => {
    const [start, near] = [chosen(i), around(id, chosen(i), job)];
    candidates[i] = [start, ...near];
    const costs = candidates[i]!.map((_, k) => {
      pick[i] = k;
      return clashCost(i);
    });
    pick[i] = costs.indexOf(Math.min(...costs));
  };
  for (let round = 0; round < 20000; round++) {
    const i = Math.floor(random() * ids.length);
    const before = pick[i]!;
    const cost = clashCost(i);
    pick[i] = Math.floor(random() * candidates[i]!.length);
    if (clashCost(i) > cost) pick[i] = before;
  }
  ids.forEach((id, i) => nudge(id, i));
  const labels = new Map(ids.map((id, i) => [id, [chosen(i).x, chosen(i).y, chosen(i).anchor] as const]));
  const boxes = new Map(ids.map((id, i) => [id, chosen(i).box]));
  return { labels, boxes, cost: ids.reduce((sum, _, i) => sum + clashCost(i), 0) };
}

/** Small steps to all sides of a candidate. */
function around(id: string, from: Candidate, job: LabelJob): Candidate[] {
  const steps = [-12, -8, -4, -2, 0, 2, 4, 8, 12];
  return steps.flatMap((dx) => steps.map((dy) => {
    const [l, t, r, b] = from.box;
    const box: Box = [l + dx, t + dy, r + dx, b + dy];
    return { ...from, x: from.x + dx, y: from.y + dy, box, cost: staticCost(id, box, job.cities.get(id)!, job) };
  }));
}

function candidatesFor(id: string, job: LabelJob): Candidate[] {
  const [cx, cy] = job.cities.get(id)!;
  const names = job.names.get(id)!;
  const list: Candidate[] = [];
  for (const gap of [6, 12, 20, 30, 42, 56]) {
    for (let k = 0; k < 24; k++) {
      const angle = (k / 24) * 2 * Math.PI;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      const anchors: Anchor[] = Math.abs(dx) > 0.9 ? [dx > 0 ? 'start' : 'end'] : ['start', 'middle', 'end'];
      for (const anchor of anchors) list.push(candidate(id, cx, cy, dx, dy, gap, anchor, names, job));
    }
  }
  return list;
}

function candidate(
  id: string, cx: number, cy: number, dx: number, dy: number, gap: number, anchor: Anchor,
  names: readonly string[], job: LabelJob,
): Candidate {
  const reach = job.radius(id) + gap;
  const x = Math.round(cx + dx * (anchor === 'middle' ? reach * 0.6 : reach * 0.8));
  const y = Math.round(cy + dy * (reach + 6) + 6);
  const box = names.map((n) => job.box(id, [x, y, anchor], n)).reduce(union);
  return { x, y, anchor, box, cost: staticCost(id, box, [cx, cy], job) };
}

function staticCost(id: string, box: Box, city: Point, job: LabelJob): number {
  const shape = rectangle(box);
  let cost = 1.2 * Math.max(0, gapTo(box, city) - job.radius(id) - 3) ** 1.5;
  for (const s of job.spaces) {
    if (Math.abs(s[0] - (box[0] + box[2]) / 2) > 160 || Math.abs(s[1] - box[1]) > 70) continue;
    const wagon = corners(s, job.wagon[0] + AIR, job.wagon[1] + AIR);
    if (overlap(shape, wagon)) cost += 120 + 1.2 * shared(box, bounds(wagon));
  }
  for (const [other, at] of job.cities) {
    const near = gapTo(box, at);
    if (near < job.radius(other) + 3) cost += 500;
    // A name that stands closer to another city than to its own misleads.
    else if (other !== id && near < gapTo(box, city) + 12) cost += 90;
  }
  const [w, h] = job.size;
  if (box[0] < 8 || box[1] < 8 || box[2] > w - 8 || box[3] > h - 8) cost += 5000;
  return cost;
}

function rectangle([l, t, r, b]: Box): Point[] {
  return [[l, t], [r, t], [r, b], [l, b]];
}

function bounds(shape: readonly Point[]): Box {
  const xs = shape.map((p) => p[0]);
  const ys = shape.map((p) => p[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function union(a: Box, b: Box): Box {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}

function shared(a: Box, b: Box): number {
  const w = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const h = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return w > 0 && h > 0 ? w * h : 0;
}

/** Names want some air between them, more above and below than beside. */
function spaced([l, t, r, b]: Box): Box {
  return [l - 10, t - 12, r + 10, b + 12];
}

function gapTo([l, t, r, b]: Box, [x, y]: Point): number {
  return Math.hypot(Math.max(l - x, 0, x - r), Math.max(t - y, 0, y - b));
}
