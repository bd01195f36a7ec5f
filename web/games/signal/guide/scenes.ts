// What the pictures of the rules show, on a line of its own: drawn like the map, and no part of any board.
export interface RailScene {
  sections: number;
  trains: readonly { train: string; section: number; back?: boolean; goods?: string }[];
  lamp?: { after: number; green: boolean };
  /** A junction after this section that is set for somebody else. */
  junction?: number;
  end?: 'port' | 'start' | 'blue' | 'red';
  /** How far a train gets: from one section to another. */
  way?: readonly [from: number, to: number];
}

export const GOAL: RailScene = { sections: 4, trains: [{ train: 'black-1', section: 1, goods: 'blue' }], lamp: { after: 3, green: true }, end: 'port', way: [1, 4] };
export const STEPS: RailScene = { sections: 5, trains: [{ train: 'black-2', section: 0 }], lamp: { after: 1, green: true }, way: [0, 3] };
export const CITY: RailScene = { sections: 3, trains: [{ train: 'black-1', section: 0 }], lamp: { after: 2, green: true }, end: 'red', way: [0, 3] };
export const RED: RailScene = { sections: 4, trains: [{ train: 'brown-1', section: 0 }], lamp: { after: 1, green: false }, way: [0, 1] };
export const CLOSED: RailScene = { sections: 4, trains: [{ train: 'grey-1', section: 0 }], junction: 1, way: [0, 1] };
export const BEHIND: RailScene = { sections: 4, trains: [{ train: 'black-3', section: 0 }, { train: 'grey-2', section: 2 }], way: [0, 1] };
export const HEAD_ON: RailScene = { sections: 4, trains: [{ train: 'black-3', section: 0 }, { train: 'brown-2', section: 2, back: true }], way: [0, 1] };
export const START: RailScene = { sections: 3, trains: [{ train: 'brown-3', section: 1 }], end: 'start', way: [1, 3] };
export const DEPLOYED: RailScene = { sections: 3, trains: [{ train: 'black-1', section: 0 }], way: [0, 2] };
