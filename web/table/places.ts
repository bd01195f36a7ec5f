// Where things lie on a table whose map fills the window: how much of the map they cover, and where a question goes.
import type { Clear } from '../ui/map/clear';
import { isPhoneForm, type Form } from './form.svelte';

/** In pixels of the window. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Edge = 'top' | 'right' | 'bottom' | 'left';

/** Between a question and what it is about. */
const GAP = 14;
/** Less than this (pixels) is no map. */
const LEAST = 90;

const isThere = ({ left, top, right, bottom }: Area) => right > left && bottom > top;

/** A rectangle of the browser does not copy by itself. */
export function areaOf({ left, top, right, bottom }: Area): Area {
  return { left, top, right, bottom };
}

export function isSameArea(a: Area, b: Area): boolean {
  return a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;
}

export function inset({ left, top, right, bottom }: Area, by: number): Area {
  return { left: left + by, top: top + by, right: right - by, bottom: bottom - by };
}

/** What is left of a frame when parts along its edges are taken away. */
export function without(frame: Area, parts: readonly (readonly [Edge, Area])[]): Area {
  const free = areaOf(frame);
  for (const [edge, area] of parts) {
    if (!isThere(area)) continue;
    if (edge === 'top') free.top = Math.max(free.top, area.bottom);
    else if (edge === 'bottom') free.bottom = Math.min(free.bottom, area.top);
    else if (edge === 'left') free.left = Math.max(free.left, area.right);
    else free.right = Math.min(free.right, area.left);
  }
  return free;
}

/** What lies in a corner is taken away with the strip that costs the map less. */
export function withoutCorner(free: Area, area: Area): Area {
  if (!isThere(area)) return free;
  const [beside, above] = [{ ...free, right: Math.min(free.right, area.left) }, { ...free, bottom: Math.min(free.bottom, area.top) }];
  const left = mapIn(beside) >= mapIn(above) ? beside : above;
  // Where next to nothing would be left, the map is better off under it.
  return Math.min(left.right - left.left, left.bottom - left.top) < LEAST ? free : left;
}

export function clearOf(frame: Area, free: Area): Clear {
  return { top: free.top - frame.top, right: frame.right - free.right, bottom: frame.bottom - free.bottom, left: free.left - frame.left };
}

/**
 * Where a question of this size lies: at its place on a large screen, at an edge of a phone, and never on what it is about. On a large screen it keeps
 * off what is to be `kept` as well, as far as there is room: what it is about has a name.
 */
export function placeQuestion(form: Form, width: number, height: number, about: Area | null, free: Area, kept: readonly Area[] = []): { left: number; top: number } {
  const corner = { left: free.right - width, top: free.bottom - height };
  if (about === null) return corner;
  const spots = isPhoneForm(form)
    ? [corner, form === 'upright' ? { ...corner, top: free.top } : { ...corner, left: free.left }]
    : [about, around([about, ...kept])].flatMap((thing) => beside(width, height, thing)).map((spot) => inside(spot, width, height, free));
  const hides = (spot: { left: number; top: number }) => DEAR * hidden(spot, width, height, about) + sum(kept.map((thing) => hidden(spot, width, height, inset(thing, -RIM))));
  return best(spots, hides);
}

/** What a question is about weighs so much more than its name. */
const DEAR = 10;
/** Around a name that is kept (pixels). */
const RIM = 3;

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** The first of those that cost least. */
function best<T>(all: readonly T[], cost: (one: T) => number): T {
  return all.map((one) => ({ one, cost: cost(one) })).reduce((least, next) => (next.cost < least.cost ? next : least)).one;
}

function around(areas: readonly Area[]): Area {
  const [lefts, tops, rights, bottoms] = (['left', 'top', 'right', 'bottom'] as const).map((edge) => areas.map((area) => area[edge]));
  return { left: Math.min(...lefts!), top: Math.min(...tops!), right: Math.max(...rights!), bottom: Math.max(...bottoms!) };
}

/** So many places along each edge are tried. */
const PLACES = 9;

/** Where at the edges a question hides none of these things: at the `nth` place, where it was, else in the lower right corner rather than elsewhere; null where there is no such place. */
export function besideAll(width: number, height: number, kept: readonly Area[], free: Area, nth = 0): { left: number; top: number; nth: number } | null {
  const steps = Array.from({ length: PLACES }, (_, i) => 1 - i / (PLACES - 1));
  const at = (across: number, down: number) => ({ left: free.left + across * (free.right - width - free.left), top: free.top + down * (free.bottom - height - free.top) });
  const spots = [...steps.map((part) => at(part, 1)), ...steps.map((part) => at(1, part)), ...steps.map((part) => at(0, part)), ...steps.map((part) => at(part, 0))];
  const hidesNone = (n: number) => kept.every((thing) => hidden(spots[n]!, width, height, inset(thing, -GAP)) === 0);
  const best = hidesNone(nth) ? nth : spots.findIndex((_, n) => hidesNone(n));
  return best < 0 ? null : { ...spots[best]!, nth: best };
}

/** How far along an edge of what it is about a question may slide, in parts of itself: nearest to the middle first. */
const SLIDES = [0, -0.25, 0.25, -0.5, 0.5];

function beside(width: number, height: number, { left, top, right, bottom }: Area): { left: number; top: number }[] {
  const [middle, centre] = [(top + bottom - height) / 2, (left + right - width) / 2];
  return SLIDES.flatMap((part) => [
    { left: right + GAP, top: middle + part * height },
    { left: left - GAP - width, top: middle + part * height },
    { left: centre + part * width, top: bottom + GAP },
    { left: centre + part * width, top: top - GAP - height },
  ]);
}

function inside({ left, top }: { left: number; top: number }, width: number, height: number, free: Area): { left: number; top: number } {
  return { left: Math.max(free.left, Math.min(free.right - width, left)), top: Math.max(free.top, Math.min(free.bottom - height, top)) };
}

/** How much of something a question hides. */
function hidden({ left, top }: { left: number; top: number }, width: number, height: number, about: Area): number {
  const across = Math.min(left + width, about.right) - Math.max(left, about.left);
  const down = Math.min(top + height, about.bottom) - Math.max(top, about.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** Maps lie on their side. */
const SHAPE = 1.5;

/** Is a map as large in one area as in another? */
export function isAsLarge(one: Area, other: Area): boolean {
  return mapIn(one) >= mapIn(other);
}

/** How wide a map is that fits into an area. */
function mapIn({ left, top, right, bottom }: Area): number {
  return Math.max(0, Math.min(right - left, (bottom - top) * SHAPE));
}
