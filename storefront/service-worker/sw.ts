/**
 * Opens the page of the e-tickets without a connection. It keeps code, words, faces and drawings, which are everybody's;
 * of orders it knows nothing: those the page keeps itself (src/lib/offline), and lets go when somebody signs out.
 */
declare const self: ServiceWorkerGlobalScope;

/** Written in when the site is built. */
declare const SHELL_FILES: readonly string[];
declare const SHELL_PAGE: string;
declare const SHELL_VERSION: string;

const PREFIX = 'gangway.shell.';
const CACHE = PREFIX + SHELL_VERSION;

/** In a port the bars of reception are there long before the answer is. */
const PATIENCE_MS = 4_000;

/** What the server answers with something else than the site's page. */
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

/** The page comes from the server whenever it can: what is kept is for when it cannot, and never goes stale unseen. */
async function freshPage(request: Request): Promise<Response> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    // Once it begins, an answer has all the time it needs.
    return await fetch(request, { signal: patience.signal }).finally(() => clearTimeout(timer));
  } catch {
    const cache = await caches.open(CACHE);
    // Kept once, for every language: the page finds its words by itself.
    return (await cache.match(SHELL_PAGE, { ignoreVary: true })) ?? Response.error();
  }
}

/** The name of a built file changes with its contents: one that is kept is right. */
async function keptFile(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
