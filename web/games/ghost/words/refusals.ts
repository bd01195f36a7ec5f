// Why the server said no, in words.
import type { Key } from './text';
import { LOCOMOTIVE } from '../../routes/payment';
import type { Reject } from '../../../net/messages';
import type { GhostWords } from './words';

const CODES: Record<string, Key> = {
  unreadable: 'no.unreadable',
  stale: 'no.stale',
  'game-over': 'no.gameOver',
  'not-your-turn': 'no.notYourTurn',
  'no-draw': 'no.noDraw',
  'unknown-track': 'ghost.refuseUnknown',
  'unknown-card': 'ghost.refuseUnknown',
  taken: 'no.taken',
  'own-twin': 'no.ownTwin',
  trains: 'no.trains',
  count: 'no.count',
  colour: 'no.colour',
  'no-tickets': 'ghost.refuseSwap',
  'can-act': 'no.canAct',
};

export const REFUSALS: readonly string[] = [...Object.keys(CODES), 'short', 'short-locomotives'];

export function refusal({ code, params }: Reject, words: GhostWords): string {
  const number = (name: string) => (typeof params[name] === 'number' ? params[name] : 0);
  const string = (name: string) => (typeof params[name] === 'string' ? params[name] : '');
  if (code === 'short') return words.short(string('card'), number('short'));
  if (code === 'short-locomotives') return words.short(LOCOMOTIVE, number('short'));
  const key = CODES[code];
  if (key === undefined) return words.t('no.other', { code });
  if (code === 'taken' && params.owner === words.seat) return words.t('no.takenYou');
  return words.t(key, {
    what: string('name'),
    name: words.player(number(code === 'taken' ? 'owner' : 'turn')),
    need: typeof params.need === 'string' ? words.trackColour(params.need) : number('need'),
    have: number('have'),
    paid: number('paid'),
  });
}
