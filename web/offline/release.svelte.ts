// Which release of the page this is, whether another one is to be had, and what the page lacks where it lies.
import { engineFile } from '../engine/file';

/** Written into the page by tools/offline.py; none while it is being worked on. */
export const release: string | null = metaOf('release');
/** The page lies on a web space without a server of ours (`make site`). */
export const standsAlone = metaOf('server') === 'none';
/** No service worker, no clipboard, no sharing: the address is plain http on a network. */
export const isPlain = typeof isSecureContext !== 'undefined' && !isSecureContext;

class News {
  /** Another release has been fetched (keep.ts): it is shown when the page is loaded anew. */
  newer = $state(false);
}
export const news = new News();

function metaOf(name: string): string | null {
  if (typeof document === 'undefined') return null;
  return document.querySelector<HTMLMetaElement>(`meta[name="roundhouse-${name}"]`)?.content ?? null;
}

/** The engine of this very release. */
export function engineAddress(): string {
  return new URL(engineFile() + (release === null ? '' : `?release=${release}`), document.baseURI).href;
}
