// The service worker: keeps a release of the page, all of its files, for when there is no network. tools/offline.py writes its first line, which
// names the release and its files. While there is a network the page comes from there, so nothing old is served; files whose names carry a hash
// never change and come from here. A page stays with the engine of its own release, and says when another one is to be had (keep.ts).
interface Release {
  version: string;
  /** Relative to this file, `./` being the page. */
  files: string[];
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Client {
  postMessage(message: unknown): void;
}

interface Worker {
  release: Release;
  location: Location;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; matchAll(): Promise<Client[]> };
  addEventListener(kind: 'install' | 'activate', heard: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', heard: (event: Fetching) => void): void;
}

const worker = self as unknown as Worker;
const { version, files } = worker.release;
const root = new URL('./', worker.location.href).href;
/** Which of the two engines this browser runs. */
const engine = new URL(worker.location.href).searchParams.get('engine');

const PREFIX = 'roundhouse ';
/** Pages of the release before this one may still be open. */
const KEPT_RELEASES = 2;
/** A network that does not answer is none. */
const PATIENCE = 4000;

const wanted = files.filter((file) => !file.endsWith('.wasm') || file === engine);
const isHashed = (file: string) => file.startsWith('assets/');
const cacheOf = (release: string) => caches.open(PREFIX + release);

/** All of it or nothing. */
async function install(): Promise<void> {
  const cache = await cacheOf(version);
  await Promise.all(wanted.map((file) => keep(cache, file)));
  await worker.skipWaiting();
}

async function keep(cache: Cache, file: string): Promise<void> {
  const url = root + (file === './' ? '' : file);
  const had = isHashed(file) ? await caches.match(url) : undefined;
  const answer = had ?? (await fetch(url, { cache: 'no-cache' }));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  if (file === './' && !(await answer.clone().text()).includes(version)) throw new Error('the page is of another release already');
  await cache.put(url, answer);
}

async function activate(): Promise<void> {
  const releases = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PREFIX + version);
  await Promise.all(releases.slice(0, Math.max(0, releases.length + 1 - KEPT_RELEASES)).map((name) => caches.delete(name)));
  await worker.clients.claim();
  for (const client of await worker.clients.matchAll()) client.postMessage({ version });
}

/** The page itself: the newest there is, whatever the browser has of it. */
async function page(request: Request): Promise<Response> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  const fresh = await Promise.race([fetch(root, { cache: 'no-cache' }).catch(() => null), late]);
  if (fresh?.ok && !fresh.redirected) return fresh;
  return (await (await cacheOf(version)).match(root)) ?? fetch(request);
}

/** One of the files; `release` in the address says of which release, if it matters. */
async function file(request: Request, release: string): Promise<Response> {
  const kept = await (await cacheOf(release)).match(request, { ignoreSearch: true });
  return kept ?? (await caches.match(request)) ?? fetch(request);
}

function answer(request: Request): Promise<Response> | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || !request.url.startsWith(root)) return null;
  const path = (url.origin + url.pathname).slice(root.length);
  if (request.mode === 'navigate') return path === '' || path === 'index.html' ? page(request) : null;
  return files.includes(path) || isHashed(path) ? file(request, url.searchParams.get('release') ?? version) : null;
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const answered = answer(event.request);
  if (answered !== null) event.respondWith(answered);
});
