// One line of the log of any game.
export interface LogLine {
  id: string;
  seat: number | null;
  text: string;
  /** What the line speaks of, if it can be shown on the map. */
  track: string | null;
}
