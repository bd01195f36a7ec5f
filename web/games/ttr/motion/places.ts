// Where the places of the table are in the window just now. Things are known by their data attributes; what is not on the page
// (the hand of a watcher, the dock after the end) has another place, or none.
import type { Spot } from '../../../ui/motion/path';
import type { Place } from './flights';

/** A card: its height for each pixel of its width. */
export const CARD_RATIO = 1.32;
/** How wide a card is on the map and at a badge (pixels); elsewhere it fills its place. */
const ON_MAP = 30;
const AT_BADGE = 22;

export interface Found {
  spot: Spot;
  /** What gives when something lands on it. */
  element: Element | undefined;
}

export function findPlace(place: Place): Found | null {
  switch (place.at) {
    case 'deck':
      return filled('[data-deck]');
    case 'slot':
      return filled(`[data-slot="${place.slot}"]`);
    case 'pile':
      return filled('[data-pile]');
    case 'seat':
      return (place.own ? filled(place.kind === null ? '[data-tickets]' : `[data-hand="${place.kind}"]`) : null) ?? atBadge(place.seat);
    case 'space':
      return onTrack(place);
  }
}

/** A card as large as it fits into its place. */
function filled(selector: string): Found | null {
  const element = document.querySelector(selector);
  const box = element?.getBoundingClientRect();
  if (!element || !box || box.width === 0) return null;
  return { spot: { ...middleOf(box), width: Math.min(box.width, box.height / CARD_RATIO) }, element };
}

function atBadge(seat: number): Found | null {
  const element = document.querySelector(`[data-badge="${seat}"]`);
  return element && { spot: { ...middleOf(element.getBoundingClientRect()), width: AT_BADGE }, element };
}

function onTrack({ track, nth, of }: Extract<Place, { at: 'space' }>): Found | null {
  const bed = document.querySelector<SVGPathElement>(`[data-bed="${CSS.escape(track)}"]`);
  const sheet = bed?.ownerSVGElement;
  if (!bed || !sheet) return null;
  const { x, y } = bed.getPointAtLength((bed.getTotalLength() * (nth + 1)) / (of + 1));
  const { left, top, width } = sheet.getBoundingClientRect();
  const scale = width / sheet.width.baseVal.value;
  return { spot: { x: left + x * scale, y: top + y * scale, width: ON_MAP }, element: undefined };
}

function middleOf({ left, top, width, height }: DOMRect): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}
