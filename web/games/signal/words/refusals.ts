// Why the server said no, in words.
import type { Key } from './text';
import type { Reject } from '../../../net/messages';
import type { SignalWords } from './words';

const CODES: Record<string, Key> = {
  unreadable: 'sig.no.unreadable',
  stale: 'sig.no.stale',
  'game-over': 'sig.no.gameOver',
  'not-your-turn': 'sig.no.notYourTurn',
  'wrong-step': 'sig.no.wrongStep',
  'unknown-name': 'sig.no.unknownName',
  'not-an-arm': 'sig.no.notAnArm',
  'same-setting': 'sig.no.sameSetting',
  'no-marker': 'sig.no.noMarker',
  'marker-there': 'sig.no.markerThere',
  'city-needs-one': 'sig.no.cityNeedsOne',
  'marker-stays': 'sig.no.markerStays',
  'placing-limit': 'sig.no.placingLimit',
  'helper-used': 'sig.no.helperUsed',
  'helper-elsewhere': 'sig.no.helperElsewhere',
  'helper-window': 'sig.no.helperWindow',
  depot: 'sig.no.depot',
  'same-colour': 'sig.no.sameColour',
  'given-colour': 'sig.no.givenColour',
  'place-taken': 'sig.no.placeTaken',
  'not-on-board': 'sig.no.notOnBoard',
  'already-moved': 'sig.no.alreadyMoved',
  'other-colour': 'sig.no.otherColour',
  held: 'sig.no.held',
  'not-a-line': 'sig.no.notALine',
  'line-red': 'sig.no.lineRed',
  'came-by': 'sig.no.cameBy',
  'no-card': 'sig.no.noCard',
  'wrong-card': 'sig.no.wrongCard',
  'no-effect': 'sig.no.noEffect',
  'not-in-trade-city': 'sig.no.notInTradeCity',
  loaded: 'sig.no.loaded',
  'no-goods': 'sig.no.noGoods',
  'draw-range': 'sig.no.drawRange',
  'nothing-to-undo': 'sig.no.nothingToUndo',
};

export const REFUSALS: readonly string[] = Object.keys(CODES);

export function refusal({ code, params }: Reject, words: SignalWords): string {
  const key = CODES[code];
  if (key === undefined) return words.t('sig.no.other', { code });
  const name = (member: string) => (typeof params[member] === 'string' ? params[member] : '');
  return words.t(key, {
    name: typeof params.turn === 'number' ? words.player(params.turn) : name('name'),
    line: words.line(name('line')),
    junction: words.place(name('junction')),
    signal: words.signal(name('signal')),
    city: words.place(name('city')),
    place: words.place(name('place')),
    helper: words.helper(name('helper')),
    colour: code === 'depot' ? words.colourOf(name('colour')) : words.colour(name('colour')),
    train: words.train(name('train')),
    card: words.cardOf(name('card')),
    n: typeof params.most === 'number' ? params.most : 0,
  });
}
