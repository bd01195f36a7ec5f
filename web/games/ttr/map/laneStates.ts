// How each track of the map looks just now, as one number: a track whose number is the same again is not drawn anew, however many of the sets that it
// comes from have changed.

/** Within reach; lit because somebody asked; conspicuous; on a plan; has an owner; carriages roll in on it; closed. */
export const [BRIGHT, LIT, GLOWS, PLANNED, OWNED, FRESH, CLOSED] = [1, 2, 4, 8, 16, 32, 64] as const;

export interface Marked {
  bright: ReadonlySet<string>;
  lit: ReadonlySet<string>;
  glow: ReadonlySet<string>;
  plan: ReadonlySet<string>;
  owners: ReadonlyMap<string, unknown>;
  fresh: ReadonlySet<string>;
  closed: ReadonlySet<string>;
}

/** Of a track that is not in it nothing is to be said. */
export function laneStates({ bright, lit, glow, plan, owners, fresh, closed }: Marked): Map<string, number> {
  const states = new Map<string, number>();
  const mark = (tracks: Iterable<string>, as: number) => {
    for (const track of tracks) states.set(track, (states.get(track) ?? 0) | as);
  };
  mark(bright, BRIGHT);
  mark(lit, LIT);
  mark(glow, GLOWS);
  mark(plan, PLANNED);
  mark(owners.keys(), OWNED);
  mark(fresh, FRESH);
  mark(closed, CLOSED);
  return states;
}
