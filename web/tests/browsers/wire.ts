// What the tests need of a browser, whichever language it is spoken to in.
import type { Point } from '../../ui/map/geometry';

export interface Wire {
  go(url: string): Promise<void>;
  /** Calls the function of this text in the page. */
  call(text: string, args: unknown[]): Promise<unknown>;
  /** Presses the main button of a mouse there. */
  click(at: Point): Promise<void>;
  close(): Promise<void>;
}

export const SIZE = { width: 1366, height: 768 };

/** The movements of a click, the same in both languages. */
export function clickActions([x, y]: Point): object {
  const moves = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: moves }] };
}
