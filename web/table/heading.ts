// What a table is called where nobody plays at it: a replay says so instead of whose turn it is.
import { getContext, setContext } from 'svelte';

const HEADING = Symbol('heading');
type Heading = () => string;

/** To be called by whatever shows a table that is not being played. */
export function setHeading(heading: Heading): void {
  setContext(HEADING, heading);
}

/** Undefined at a table where the turn is the title. */
export function getHeading(): Heading | undefined {
  return getContext<Heading | undefined>(HEADING);
}
