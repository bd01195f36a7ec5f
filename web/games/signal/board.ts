// The board file and the layout file of Switch & Signal as the page reads them, and the deck, which is the same everywhere.
import * as v from 'valibot';
import deckFile from '../../../data/signal/deck.json';
import { NameSchema } from '../../net/name';

const Id = v.string();
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

const StartSchema = v.object({ id: Id, number: Count, name: NameSchema });
const CitySchema = v.object({ id: Id, kind: v.picklist(['trade', 'port']), goods: v.optional(Id), name: NameSchema });
const JunctionSchema = v.object({ id: Id, ways: v.picklist([3, 4]), name: NameSchema });
const LineSchema = v.object({ id: Id, a: Id, b: Id, sections: v.pipe(Count, v.minValue(1)), signals: v.array(Count) });

export const SignalBoardSchema = v.object({
  format: v.literal('roundhouse-signal-board'),
  id: Id,
  name: NameSchema,
  run_through: v.boolean(),
  open_track_markers: v.number(),
  helpers: v.array(Id),
  goods: v.array(v.object({ id: Id, name: NameSchema })),
  starts: v.array(StartSchema),
  cities: v.array(CitySchema),
  junctions: v.array(JunctionSchema),
  lines: v.array(LineSchema),
  /** How the first game begins: the green signals, and for each junction the arms that are covered. */
  placement: v.object({ green: v.array(Id), covered: v.record(Id, v.array(Id)) }),
});

const Point = v.tuple([v.number(), v.number()]);

export const SignalLayoutSchema = v.object({
  format: v.literal('roundhouse-signal-layout'),
  size: Point,
  places: v.record(Id, Point),
  /** How far a line leaves each end to the left of the straight way, in degrees; straight when it is not named. */
  bends: v.optional(v.record(Id, Point), {}),
  /** Where the baseline of a name begins, is centred or ends. */
  labels: v.optional(v.record(Id, v.tuple([v.number(), v.number(), v.picklist(['start', 'middle', 'end'])])), {}),
  compass: v.optional(Point),
  map: v.optional(v.object({ land: v.string(), lakes: v.string(), borders: v.string() }), { land: '', lakes: '', borders: '' }),
});

export type SignalBoard = v.InferOutput<typeof SignalBoardSchema>;
export type SignalLayout = v.InferOutput<typeof SignalLayoutSchema>;
export type Line = SignalBoard['lines'][number];

export interface ScheduleCard {
  deploy: number;
  move: readonly string[];
}

export const TRAIN_COLOURS = deckFile.colours;
/** Cards of a hand: dealt, drawn in a turn, held at most. */
export const HAND = { dealt: deckFile.hand, drawn: deckFile.draw, most: deckFile.hand_limit };
export const CARD_KINDS = ['signal', 'switch', 'train'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** The trains in the order of the view: black-1, black-2, … */
export const TRAINS: readonly string[] = TRAIN_COLOURS.flatMap(({ id, trains }) =>
  Array.from({ length: trains }, (_, i) => `${id}-${i + 1}`),
);

const CARDS = new Map<string, ScheduleCard>(deckFile.cards.map((card) => [card.id, card]));

/** What a schedule card asks for; the start card deploys one train of each colour. */
export function scheduleCard(id: string): ScheduleCard {
  return CARDS.get(id) ?? { deploy: TRAIN_COLOURS.length, move: [] };
}

export function colourOf(train: string): string {
  return train.slice(0, train.lastIndexOf('-'));
}
