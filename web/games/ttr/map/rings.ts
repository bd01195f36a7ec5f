/** A ring round a city: with a letter when several are shown at once, strong for the one looked at. */
export interface Ring {
  city: string;
  tag: string;
  strong: boolean;
}

/** What a glance at a route tells of it. */
export interface Price {
  title: string;
  /** Whose it is, or what else there is to know. */
  state: string;
  points: string;
  /** The tracks one could still have. */
  open: readonly string[];
}
