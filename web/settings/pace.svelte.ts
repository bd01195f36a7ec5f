// How long the others' moves stay on the table before the next one is shown.
import { memory } from './memory';

export const PACES = ['calm', 'quick', 'instant'] as const;
export type PaceName = (typeof PACES)[number];

const MILLISECONDS: Record<PaceName, number> = { calm: 1200, quick: 350, instant: 0 };

class Pace {
  name = $state<PaceName>('calm');

  constructor() {
    this.name = PACES.find((p) => p === memory.pace) ?? 'calm';
  }

  get milliseconds(): number {
    return MILLISECONDS[this.name];
  }

  choose(name: PaceName): void {
    this.name = name;
    memory.pace = name;
  }
}

export const pace = new Pace();
