/**
 * Opens the page of the e-tickets offline. It caches code, texts, fonts and drawings, which are public.
 * Orders are cached by the page itself (src/lib/offline), and deleted on log-out.
 */
declare const self: ServiceWorkerGlobalScope;

/** Inserted when the site is built. */
declare const SHELL_FILES: readonly string[];
declare const SHELL_PAGE: string;
declare const SHELL_VERSION: string;

const PREFIX = 'gangway.shell.';
const CACHE = PREFIX + SHELL_VERSION;

/** In a port a device may seem connected long before an answer arrives. */
const PATIENCE_MS = 4_000;

/** Paths that the server does not answer with the site's page. */
const notPages = /^\/(prod-api|media|sandbox|dev)\/|\.[^/]+$/;

self.addEventListener('install', event => {
  event.waitUntil(fillCache().then(() => self.skipWaiting()));
});

self.addEventListener('activate', event => {
  event.waitUntil(dropEarlierCaches().then(() => self.clients.claim()));
});

self.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && !notPages.test(pathname)) event.respondWith(freshPage(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(keptFile(request));
});

async function fillCache(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([...SHELL_FILES, new Request(SHELL_PAGE, { cache: 'reload' })]);
}

async function dropEarlierCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter(name => name.startsWith(PREFIX) && name !== CACHE).map(name => caches.delete(name)),
  );
}

/** The page comes from the server if possible; the cached one is only used offline, so it cannot become stale unnoticed. */
async function freshPage(request: Request): Promise<Response> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    // Once an answer has started, it has no time limit.
    return await fetch(request, { signal: patience.signal }).finally(() => clearTimeout(timer));
  } catch {
    const cache = await caches.open(CACHE);
    // Cached once for all languages: the page loads its texts itself.
    return (await cache.match(SHELL_PAGE, { ignoreVary: true })) ?? Response.error();
  }
}

/** The name of a built file changes with its contents, so a cached one is always current. */
async function keptFile(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
