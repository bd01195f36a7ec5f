// Who helps on which map, and how; it comes when a game is set up or its rules are read.
import { translator } from '../../../settings/language.svelte';
import { textOf, textsIn } from '../../../settings/words/text';
import type english from '../words/helpers/en.json';
import { HELPERS } from '../words/helpers/keys';

const t = translator(textOf(textsIn<keyof typeof english>(import.meta.glob<Record<string, string>>('../words/helpers/*.json', { eager: true, import: 'default' }))));

export const HELPERS_OF: Readonly<Record<string, readonly string[]>> = {
  'switch-signal-europe': ['logistician', 'dispatcher', 'conductor'],
  'switch-signal-america': ['crossing_keeper', 'traffic_controller', 'shunter'],
};

/** The helpers of a map with what they do. */
export const helpersOf = (game: string) => (HELPERS_OF[game] ?? []).map((id) => ({ id, name: t(HELPERS[id]!.name), about: t(HELPERS[id]!.about) }));
