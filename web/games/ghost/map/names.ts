// The names of the places one sees: each beside its picture, on no picture, track, sign or other name. Where there is no room for one it
// is left out, for every picture can be touched and heard.
import { carriageSize, covered } from '../../../ui/carriage';
import { corners, distance, type Point } from '../../../ui/map/geometry';
import { nearest } from '../../../ui/map/labelSearch';
import { textWidth, touching, type Box } from '../../../ui/map/labels';
import { Obstacles } from '../../../ui/map/obstacles';
import { fits, type Room } from '../../../ui/map/room';
import { nameBoxOf, nameLines, NAME_SIZE, PLACE_RADIUS, regionSize, WAGON, type Town } from './layout';

export interface PlaceName {
  id: string;
  text: string;
  /** A place of one's own tickets. */
  needed: boolean;
}

export interface DrawnName {
  id: string;
  lines: readonly string[];
  /** The middle of all its lines. */
  at: Point;
  box: Box;
}

/** Where a picture ends, and where the ring of a ticket does; the sign of the ticket on it, from the middle. */
const RIM = PLACE_RADIUS + 1;
const RINGED = PLACE_RADIUS + 8;
const SIGN: Box = [-68, -72, -20, -22];
/** How far a name may begin from the rim of its picture, in sizes of its letters. */
const NEAR = [0.15, 0.4, 0.8];
/** A name of one's own tickets may stand so far away, where no other picture is nearly as near. */
const ALONE = [1.2, 1.7, 2.2];
const CLEARLY = 0.75;
/** How far a name is pushed along its picture, in halves of its length; how it stands at a corner. */
const SLIDES = [0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9];
const CORNERS = [1, 2, 3, 4, 5].map((i) => (i * Math.PI) / 12);

/** What names keep clear of: pictures, spaces, carriages, signs beside places, the names of regions. */
export function solidOf(town: Town, claimed: Iterable<string>, ringed: ReadonlyMap<string, unknown>, signs: readonly Box[], regionName: (id: string) => string): Obstacles {
  const pictures = Object.entries(town.cities).flatMap(([id, { at }]) => (ringed.has(id) ? [circle(at, RINGED), rectangle(moved(SIGN, at))] : [circle(at, RIM)]));
  const spaces = Object.values(town.tracks).flat().map((space) => corners(space, WAGON[0] + 1, WAGON[1] + 1));
  const trains = [...claimed].flatMap((track) => town.tracks[track] ?? []).map((space) => covered(space, carriageSize(WAGON)));
  const regions = Object.entries(town.regions).map(([id, { label: [x, y, angle] }]) => corners([x, y, angle], textWidth(regionName(id), regionSize(town)) * 1.1 + 150, regionSize(town)));
  return new Obstacles([...pictures, ...spaces, ...trains, ...regions, ...signs.map(rectangle)]);
}

export function placeNames(town: Town, names: readonly PlaceName[], size: number, room: Room, solid: Obstacles): DrawnName[] {
  const taken: Box[] = [];
  const seen = names.filter(({ id }) => isWithin(town.cities[id]?.at ?? [-1, -1], room.frame));
  return seen
    .sort((a, b) => Number(b.needed) - Number(a.needed))
    .flatMap((name) => {
      const isFree = ({ box }: DrawnName) => fits(box, room) && !solid.hit(box) && !taken.some((other) => touching(box, other));
      const found = spotsFor(name, town, size, NEAR).find(isFree) ?? (name.needed ? spotsFor(name, town, size, ALONE).find((spot) => isFree(spot) && isNearest(spot, town)) : undefined);
      if (found === undefined) return [];
      taken.push(found.box);
      return [found];
    });
}

/** Where the layout wants it, then round about its picture, on as many lines as read well and then on one. */
function spotsFor(name: PlaceName, town: Town, size: number, gaps: readonly number[]): DrawnName[] {
  const { at, label } = town.cities[name.id]!;
  const meant = drawn(name, nameLines(name.text), [at[0] + label[0] * grown(label[0], size), at[1] + label[1] * grown(label[1], size)], size);
  const around = [nameLines(name.text), [name.text]].flatMap((lines) => gaps.flatMap((gap) => ring(name, lines, at, gap * size, size)));
  return [meant, ...around];
}

/** Larger letters stand further away from their place. */
function grown(offset: number, size: number): number {
  const beyond = Math.max(0, Math.abs(offset) - PLACE_RADIUS);
  return offset === 0 ? 1 : (Math.min(Math.abs(offset), PLACE_RADIUS) + (beyond * size) / NAME_SIZE) / Math.abs(offset);
}

/** All spots at this distance, below first, then above, then the sides: along each side of the name its picture may stand, and round each corner. */
function ring(name: PlaceName, lines: readonly string[], [x, y]: Point, gap: number, size: number): DrawnName[] {
  const [left, top, right, bottom] = nameBoxOf([0, 0], lines, size);
  const [w, h] = [(right - left) / 2, (bottom - top) / 2];
  const reach = RINGED + gap;
  const level = SLIDES.flatMap((part) => [1, -1].map((way): Point => [part * w, way * (reach + h)]));
  const beside = SLIDES.flatMap((part) => [1, -1].map((way): Point => [way * (reach + w), part * h]));
  const corners = CORNERS.flatMap((turn) => [1, -1].flatMap((v) => [1, -1].map((u): Point => [u * (w + reach * Math.cos(turn)), v * (h + reach * Math.sin(turn))])));
  return [...level, ...beside, ...corners].map(([dx, dy]) => drawn(name, lines, [x + dx, y + dy], size));
}

function drawn({ id }: PlaceName, lines: readonly string[], at: Point, size: number): DrawnName {
  return { id, lines, at, box: nameBoxOf(at, lines, size) };
}

function isNearest({ id, box }: DrawnName, town: Town): boolean {
  const away = (place: string) => distance(nearest(box, town.cities[place]!.at), town.cities[place]!.at);
  return Object.keys(town.cities).every((other) => other === id || away(id) < CLEARLY * away(other));
}

function circle([x, y]: Point, radius: number): Point[] {
  return Array.from({ length: 16 }, (_, i) => [x + radius * Math.cos((i * Math.PI) / 8), y + radius * Math.sin((i * Math.PI) / 8)] as const);
}

function rectangle([left, top, right, bottom]: Box): Point[] {
  return [[left, top], [right, top], [right, bottom], [left, bottom]];
}

function moved([left, top, right, bottom]: Box, [x, y]: Point): Box {
  return [left + x, top + y, right + x, bottom + y];
}

function isWithin([x, y]: Point, [left, top, right, bottom]: Box): boolean {
  return x > left && y > top && x < right && y < bottom;
}
