// The colour and mark of each seat of the table one looks at. What shows a seat asks here, so that everybody sees the same.
import { getContext, setContext } from 'svelte';
import { playerLook, seatLooks, type Chosen, type PlayerLook } from './palette';

const LOOKS = Symbol('looks');

/** To be called by whatever shows a table, with its seats. */
export function setLooks(seats: () => readonly Chosen[]): void {
  const looks = $derived(seatLooks(seats()));
  setContext(LOOKS, (seat: number) => looks[seat]);
}

/** Where there is no table the looks go by the number of the seat. */
export function getLooks(): (seat: number) => PlayerLook {
  const told = getContext<((seat: number) => PlayerLook | undefined) | undefined>(LOOKS);
  return (seat) => told?.(seat) ?? playerLook(seat);
}
