// Puts the things of the haunted town into words: places, cards, routes, tickets, bonuses. All sentences come from the files of words.
import { TrackWords } from '../../routes/trackWords';
import type { GhostBoard, GhostTicket, GhostTrack, TownHallBonus } from '../board';
import type { GhostMove } from '../moves';
import type { Numbers } from '../numbers';
import type { Key } from './text';

type Basics = ConstructorParameters<typeof TrackWords<GhostTrack, GhostTicket, GhostBoard, Key>>;

export class GhostWords extends TrackWords<GhostTrack, GhostTicket, GhostBoard, Key> {
  readonly #regions = new Map(this.board.regions.map((r) => [r.id, this.named(r.name)]));

  constructor(
    readonly numbers: Numbers,
    ...basics: Basics
  ) {
    super(...basics);
  }

  region(id: string): string {
    return this.#regions.get(id) ?? id;
  }

  bonus(id: string): TownHallBonus | undefined {
    return this.board.bonuses.town_hall.find((bonus) => bonus.id === id);
  }

  bonusName(id: string): string {
    return this.joined(this.bonus(id), id);
  }

  move(move: GhostMove): string {
    switch (move.kind) {
      case 'draw':
        return this.t('ghost.draw', { n: this.numbers.draw });
      case 'exchange':
        return this.t('ghost.swap');
      case 'pass':
        return this.t('ghost.pass');
      case 'claim':
        return this.t('ghost.moveClaim', {
          route: this.trackName(move.track),
          colour: this.trackColour(this.track(move.track)?.colour ?? ''),
          pay: this.payment(move.pay),
        });
    }
  }
}
