// The service worker of the site without a server: keeps all its files, so that it starts without a connection. A new
// build is brought whole beside the old one, and takes over when whoever plays agrees, or when no window is open.

/** Filled in by build_site.py. */
const BUILD = "{build}";
const FILES = ["{files}"];

const OWN = `hotelier ${self.registration.scope} `;
const CACHE = OWN + BUILD;
const PAGE = "./";
/** Files whose names hold a hash of what is in them. */
const NEVER_CHANGES = /^assets\/|\.bin$/;

self.addEventListener("install", (event) => event.waitUntil(bring()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", ({ data }) => data === "take over" && self.skipWaiting());
self.addEventListener("fetch", (event) => {
  const { method, url, mode } = event.request;
  if (method !== "GET" || !url.startsWith(self.registration.scope)) return;
  event.respondWith(answer(event.request, mode === "navigate"));
});

async function bring() {
  const cache = await caches.open(CACHE);
  await Promise.all([PAGE, ...FILES].map((file) => put(cache, file)));
}

/** What has not changed since the last build is there already. */
async function put(cache, file) {
  const lasting = NEVER_CHANGES.test(file);
  const known = lasting ? await caches.match(file, { ignoreVary: true }) : undefined;
  const response = known ?? (await fetch(file, { cache: lasting ? "default" : "reload" }));
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  await cache.put(file, response);
}

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OWN) && name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request, page) {
  const cache = await caches.open(CACHE);
  // The files are the same for all who ask, whatever the headers of their host say.
  return (await cache.match(page ? PAGE : request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}
