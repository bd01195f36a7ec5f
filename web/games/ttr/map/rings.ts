/** A ring round a city: with a letter when several are shown at once, strong for the one looked at. */
export interface Ring {
  city: string;
  tag: string;
  strong: boolean;
}
