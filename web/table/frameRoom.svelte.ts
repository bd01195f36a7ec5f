// How much of the window the parts of a frame leave to the map, measured as they come, grow and go.
import { tick } from 'svelte';
import type { Form } from './form.svelte';
import { areaOf, inset, isSameArea, without, type Area, type Edge } from './places';

/** Where each part covers the map, by the form of the table. */
const EDGES: Record<Form, Record<string, Edge | null>> = {
  upright: { status: 'top', badges: 'top', words: 'top', dock: 'bottom', shelf: null, result: 'bottom', strip: 'bottom' },
  side: { status: 'top', badges: 'top', words: 'top', hand: 'bottom', stock: 'right', shelf: null, result: 'right', strip: 'right' },
  tablet: { status: 'top', badges: 'top', words: 'top', dock: 'bottom', shelf: 'bottom', result: 'right', strip: 'bottom' },
  desktop: { status: 'top', badges: 'left', words: 'top', dock: 'bottom', shelf: 'right', result: 'right', strip: 'bottom' },
};
/** Around a map that is alone on the table (pixels): what stands on its border is seen too. */
const RIM = 12;
export const NOWHERE: Area = { left: 0, top: 0, right: 0, bottom: 0 };

export interface Shape {
  form: Form;
  tall: boolean;
  column: boolean | 'hand';
  ceremony: boolean;
}

function edgesOf({ form, tall, column }: Shape): Record<string, Edge | null> {
  if (form === 'tablet' && tall) return { ...EDGES.tablet, result: 'bottom' };
  // A column leaves the map all of the height; status and hand lie where it has no cities.
  return form === 'side' && column ? { ...EDGES.side, badges: 'left', status: null, hand: column === 'hand' ? 'left' : null } : EDGES[form];
}

export class FrameRoom {
  /** The window, and what is left of it. */
  bounds = $state.raw(NOWHERE);
  free = $state.raw(NOWHERE);
  dockHeight = $state(0);
  /** What a question may lie on instead of the map. */
  dock = $state.raw(NOWHERE);
  /** Where the badges end, on the right. */
  badgesEnd = $state(0);

  /** Watches the parts that there are now; the answer ends that. */
  watch(frame: HTMLElement, shape: Shape): () => void {
    const parts = [...frame.querySelectorAll<HTMLElement>('[data-part]')];
    const observer = new ResizeObserver(() => this.#look(frame, parts, shape));
    // It looks at once, when all is laid out.
    for (const part of [frame, ...parts]) observer.observe(part);
    return () => observer.disconnect();
  }

  #look(frame: HTMLElement, parts: readonly HTMLElement[], shape: Shape): void {
    const part = (name: string) => parts.find(({ dataset }) => dataset.part === name);
    const window = areaOf(frame.getBoundingClientRect());
    if (!isSameArea(this.bounds, window)) this.bounds = window;
    const high = part('dock')?.offsetHeight ?? 0;
    // What stands on the dock moves with it, and nobody tells: look again.
    if (high !== this.dockHeight) void tick().then(() => this.#look(frame, parts, shape));
    this.dockHeight = high;
    const docked = part(shape.form === 'side' ? 'stock' : 'dock')?.getBoundingClientRect();
    if (docked && !isSameArea(this.dock, docked)) this.dock = areaOf(docked);
    this.badgesEnd = part('badges')!.getBoundingClientRect().right - window.left;
    const edges = edgesOf(shape);
    const left = without(window, parts.flatMap((one) => {
      const edge = edges[one.dataset.part!];
      return edge ? [[edge, one.getBoundingClientRect()] as const] : [];
    }));
    const room = !shape.ceremony || shape.form === 'upright' ? left : inset(left, RIM);
    // What grows or shrinks beside the map leaves it as it is.
    if (!isSameArea(this.free, room)) this.free = room;
  }
}
