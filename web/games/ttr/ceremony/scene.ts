// What the map shows at a step of the ceremony besides its lights: which cities are ringed, what was not joined, what is in sight.
import type { Form } from '../../../table/form.svelte';
import { endsOf } from '../map/scene';
import type { Ring } from '../map/rings';
import type { Words } from '../words/words';
import type { CeremonyStep } from './steps';

/** Rings round both cities of a ticket. */
export function ringsOf(step: CeremonyStep, words: Words): Ring[] {
  return step.kind === 'ticket' ? endsOf(step.ticket, words).map((city) => ({ city, tag: '', strong: true })) : [];
}

/** The cities of a ticket that was not done: a dashed line says what is missing. */
export function missedBy(step: CeremonyStep, words: Words): { a: string; b: string } | null {
  return step.kind === 'ticket' && !step.done ? (words.ticket(step.ticket) ?? null) : null;
}

/** Only a phone held upright is too narrow for all of the map: there the camera goes where something is shown. */
export function framedBy({ cities }: CeremonyStep, form: Form, words: Words): { cities: readonly string[]; floor: 'whole' } {
  const all = words.board.cities.map(({ id }) => id);
  return { cities: form === 'upright' && cities.length > 0 ? cities : all, floor: 'whole' };
}
