// The texts of Sidings in both languages.
import { textOf, type Texts } from '../../settings/words/text';

const en = {
  about: 'Couple your hidden wagons, never a heavier one behind a lighter one. The smallest game of the house.',
  deck: 'Wagons to draw: {n}',
  player: '{name}: train {train}; holds {n}',
  own: 'You hold: {wagons}',
  none: 'none',
  draw: 'Draw a wagon',
  couple: 'Couple {wagon}',
  pass: 'Pass',
  first: '{name} begins.',
  drew: '{name} draws a wagon.',
  coupled: '{name} couples {wagon}.',
  passed: '{name} passes.',
  score: '{name}: {train} − {left} = {score}',
  tooHeavy: 'That wagon is heavier than the last one of your train.',
};
export type Key = keyof typeof en;

const pl: Record<Key, string> = {
  about: 'Doczepiaj ukryte wagony, nigdy cięższego za lżejszym. Najmniejsza gra w tym domu.',
  deck: 'Wagony do dobrania: {n}',
  player: '{name}: pociąg {train}; na ręce {n}',
  own: 'Masz: {wagons}',
  none: 'brak',
  draw: 'Dobierz wagon',
  couple: 'Doczep {wagon}',
  pass: 'Pas',
  first: 'Zaczyna {name}.',
  drew: '{name} dobiera wagon.',
  coupled: '{name} doczepia {wagon}.',
  passed: '{name} pasuje.',
  score: '{name} – wynik: {train} − {left} = {score}',
  tooHeavy: 'Ten wagon jest cięższy od ostatniego w twoim pociągu.',
};

export const TEXTS: Texts<Key> = { en, pl };
export const text = textOf(TEXTS);
