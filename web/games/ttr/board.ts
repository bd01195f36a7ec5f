// The board file as the page reads it: cities, tracks, tickets and colours of one map.
import * as v from 'valibot';
import { NameSchema } from '../../net/name';
import { TrackSchema } from '../routes/lanes';

const TicketSchema = v.object({ id: v.string(), a: v.string(), b: v.string(), points: v.number() });

export const BoardSchema = v.object({
  format: v.literal('roundhouse-ttr-board'),
  id: v.string(),
  name: NameSchema,
  colours: v.array(v.object({ id: v.string(), name: NameSchema })),
  deck: v.optional(v.object({ each_colour: v.number(), locomotives: v.number() })),
  points: v.array(v.number()),
  cities: v.array(v.object({ id: v.string(), name: NameSchema, lat: v.number(), lon: v.number() })),
  tracks: v.array(TrackSchema),
  tickets: v.record(v.string(), v.array(TicketSchema)),
});

const Pair = v.tuple([v.number(), v.number()]);

export const LayoutSchema = v.object({
  format: v.literal('roundhouse-ttr-layout'),
  size: Pair,
  wagon: Pair,
  map: v.object({ land: v.string(), lakes: v.string(), borders: v.string() }),
  cities: v.record(
    v.string(),
    v.object({ at: Pair, label: v.tuple([v.number(), v.number(), v.picklist(['start', 'middle', 'end'])]) }),
  ),
  tracks: v.record(v.string(), v.array(v.tuple([v.number(), v.number(), v.number()]))),
});

export type Board = v.InferOutput<typeof BoardSchema>;
export type Ticket = v.InferOutput<typeof TicketSchema>;
export type { Track } from '../routes/lanes';
