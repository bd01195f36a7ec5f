// Walking the map by arrow keys: from a city along a route to the next city. From a route, the arrows along it lead to its
// ends, those across it to the neighbouring route of the city one came from; so every route can be reached.
import type { Point } from '../../../ui/map/geometry';
import type { Route } from '../../routes/routes';

export type Spot = { city: string } | { route: string; from: string };

type Places = Readonly<Record<string, { at: Point } | undefined>>;

const HEADINGS: Readonly<Record<string, number>> = {
  ArrowRight: 0,
  ArrowDown: Math.PI / 2,
  ArrowLeft: Math.PI,
  ArrowUp: -Math.PI / 2,
};
/** An arrow within this angle of a route leads along it. */
const ALONG = Math.PI / 3.5;

export function walk(routes: readonly Route[], places: Places, spot: Spot, arrow: string): Spot | null {
  const heading = HEADINGS[arrow];
  if (heading === undefined) return null;
  return 'city' in spot ? leave(routes, places, spot.city, heading) : onRoute(routes, places, spot, heading);
}

function leave(routes: readonly Route[], places: Places, city: string, heading: number): Spot | null {
  const best = exits(routes, places, city).sort((p, q) => apart(p.angle, heading) - apart(q.angle, heading))[0];
  return best === undefined || apart(best.angle, heading) > Math.PI / 2 ? null : { route: best.key, from: city };
}

function onRoute(routes: readonly Route[], places: Places, { route, from }: { route: string; from: string }, heading: number): Spot | null {
  const ways = exits(routes, places, from);
  const here = ways.find(({ key }) => key === route);
  if (here === undefined) return null;
  if (apart(here.angle, heading) < ALONG) return { city: here.to };
  if (apart(here.angle + Math.PI, heading) < ALONG) return { city: from };
  const clockwise = turn(here.angle, heading) < Math.PI;
  const others = ways.filter((way) => way !== here);
  const next = others.sort((p, q) => {
    const [a, b] = [turn(here.angle, p.angle), turn(here.angle, q.angle)];
    return clockwise ? a - b : b - a;
  })[0];
  return next === undefined ? null : { route: next.key, from };
}

function exits(routes: readonly Route[], places: Places, city: string): { key: string; to: string; angle: number }[] {
  const here = places[city]?.at ?? [0, 0];
  return routes.flatMap(({ key, lanes }) => {
    const { a, b } = lanes[0]!.track;
    if (a !== city && b !== city) return [];
    const to = a === city ? b : a;
    const there = places[to]?.at ?? [0, 0];
    return [{ key, to, angle: Math.atan2(there[1] - here[1], there[0] - here[0]) }];
  });
}

/** How far two directions differ, whichever way round. */
function apart(a: number, b: number): number {
  const way = turn(a, b);
  return Math.min(way, 2 * Math.PI - way);
}

/** How far one turns clockwise from one direction to the other. */
function turn(from: number, to: number): number {
  return (((to - from) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
}

/** Letters as typed and as written: without marks, in lower case. */
export function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l').replace(/Ł/g, 'L').toLowerCase();
}

/** The city whose name begins with what was typed; typing one letter again goes to the next such city. */
export function cityTyped(cities: readonly { id: string; name: string }[], typed: string, current: string | null): string | null {
  const sorted = [...cities].sort((a, b) => a.name.localeCompare(b.name));
  const same = [...typed].every((letter) => letter === typed[0]);
  const wanted = same ? typed.slice(0, 1) : typed;
  const fitting = sorted.filter(({ name }) => plainLetters(name).startsWith(wanted));
  if (fitting.length === 0) return null;
  const at = fitting.findIndex(({ id }) => id === current);
  return fitting[same ? (at + 1) % fitting.length : Math.max(0, at)]!.id;
}
