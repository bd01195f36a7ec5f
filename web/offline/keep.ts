// Has the page kept for when there is no network (sw.ts), where the browser allows it: over https, or from this very machine.
import * as v from 'valibot';
import { engineFile } from '../engine/file';
import { news, release } from './release.svelte';

const AGAIN = 3600_000;
const NewsSchema = v.object({ version: v.string() });

/** To be called once the page is at rest: it fetches everything. */
export async function keepPage(): Promise<void> {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  if (release === null || workers === undefined || typeof WebAssembly === 'undefined') return;
  workers.addEventListener('message', ({ data }: MessageEvent) => heard(data));
  try {
    const registration = await workers.register(`sw.js?engine=${engineFile()}`);
    const look = () => void (document.hidden || registration.update().catch(() => {})); // no network: later
    document.addEventListener('visibilitychange', look);
    setInterval(look, AGAIN);
  } catch {
    // A private window, or no network already: the page works, but not without a network.
  }
}

function heard(said: unknown): void {
  const told = v.safeParse(NewsSchema, said);
  if (told.success) news.newer = told.output.version !== release;
}
