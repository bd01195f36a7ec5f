// The board file and the layout file of Ghost Train as the page reads them.
import * as v from 'valibot';
import { NameSchema } from '../../net/name';
import { TrackSchema } from '../routes/lanes';

const Id = v.string();

const PlaceSchema = v.object({ id: Id, name: NameSchema, region: v.optional(Id) });
const TicketSchema = v.object({ id: Id, a: Id, b: Id });

export const GhostBoardSchema = v.object({
  format: v.literal('roundhouse-ghost-board'),
  id: Id,
  name: NameSchema,
  deck: v.optional(v.object({ each_colour: v.number(), locomotives: v.number() })),
  colours: v.array(v.object({ id: Id, name: NameSchema })),
  regions: v.array(v.object({ id: Id, name: NameSchema })),
  cities: v.array(PlaceSchema),
  tracks: v.array(TrackSchema),
  tickets: v.object({ all: v.array(TicketSchema) }),
  bonuses: v.object({
    trick_or_treat: v.object({ from: Id, to: Id }),
    town_hall: v.array(v.object({ id: Id, a: Id, b: Id, cards: v.number() })),
  }),
});

const Pair = v.tuple([v.number(), v.number()]);

export const GhostLayoutSchema = v.object({
  format: v.literal('roundhouse-ghost-layout'),
  size: Pair,
  places: v.record(Id, Pair),
  /** How far a route (its two places, joined by a bar) leaves each end to the left of the straight way, in degrees. */
  bends: v.optional(v.record(Id, Pair), {}),
  /** Where the middle of a name is, seen from its place; below it when it is not named. */
  labels: v.optional(v.record(Id, Pair), {}),
  /** The outline of a region; the middle of its name and how far it is turned, in degrees. */
  regions: v.optional(v.record(Id, v.object({ shape: v.string(), label: v.tuple([v.number(), v.number(), v.number()]) })), {}),
  /** Things of no consequence, from the back to the front: what, where its foot stands, how large. */
  decor: v.optional(v.array(v.tuple([v.picklist(['pine', 'house', 'wave', 'bat']), v.number(), v.number(), v.number()])), []),
});

export type GhostBoard = v.InferOutput<typeof GhostBoardSchema>;
export type GhostLayout = v.InferOutput<typeof GhostLayoutSchema>;
export type { Track as GhostTrack } from '../routes/lanes';
export type GhostTicket = v.InferOutput<typeof TicketSchema>;
export type TownHallBonus = GhostBoard['bonuses']['town_hall'][number];
