// The film of the lesson: a deal and the moves of the pupil and of a friend, as tools/ghost_lesson.py had the engine play them.
// Positions, events and legal moves are the engine's own (a test plays them again).
import * as v from 'valibot';
import { GhostEventSchema, GhostViewSchema } from '../view';
import film from './film.json';

const ShotSchema = v.object({ legal: v.array(v.string()), view: GhostViewSchema });
const StepSchema = v.object({ ...ShotSchema.entries, seat: v.number(), move: v.string(), events: v.array(GhostEventSchema) });
const FilmSchema = v.object({ start: ShotSchema, steps: v.array(StepSchema) });

export type FilmStep = v.InferOutput<typeof StepSchema>;

export const FILM = v.parse(FilmSchema, film);
export const FILM_GAME = film.position.game;
export const FILM_BOARD = film.position.board;
