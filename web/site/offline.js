// The service worker of the site without a server: keeps all its files, so that it starts without a connection. A new
// build is brought whole beside the old one, and takes over when whoever plays agrees, or when no window is open.

/** Filled in by build_site.py. */
const BUILD = "{build}";
const FILES = ["{files}"];

const OWN = `hotelier ${self.registration.scope} `;
const CACHE = OWN + BUILD;
const PAGE = "./";
/** No more than a browser asks of a host at once anyway. */
const AT_ONCE = 6;
/** Files whose names hold a hash of what is in them; in those of the engine it can be checked. */
const NEVER_CHANGES = /^assets\/|\.bin$/;
const CHECKED = /([0-9a-f]{16})\.bin$/;

self.addEventListener("install", (event) => event.waitUntil(bring()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", ({ data }) => data === "take over" && self.skipWaiting());
self.addEventListener("fetch", (event) => {
  const file = event.request.method === "GET" && fileAt(event.request.url);
  if (file) event.respondWith(answer(event.request, file));
});

/** The file of the site that is wished for. Other pages may lie beside it: they are none of ours. */
function fileAt(url) {
  const { origin, pathname } = new URL(url);
  const { scope } = self.registration;
  if (!(origin + pathname).startsWith(scope)) return null;
  const name = (origin + pathname).slice(scope.length);
  return name === "" || name === "index.html" ? PAGE : FILES.includes(name) ? name : null;
}

async function bring() {
  const cache = await caches.open(CACHE);
  const left = [PAGE, ...FILES];
  const one = async () => {
    while (left.length) await put(cache, left.shift());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** What has not changed since the last build is there already. */
async function put(cache, file) {
  const known = () => caches.match(file, { ignoreVary: true });
  const lasting = [known, () => fetch(file), () => fetch(file, { cache: "reload" })];
  for (const way of NEVER_CHANGES.test(file) ? lasting : lasting.slice(-1)) {
    const response = await way();
    const right = response && (await checked(file, response));
    if (right) return cache.put(file, right);
    await response?.body?.cancel().catch(() => null); // a body that nobody reads keeps its connection from others
  }
  throw new Error(`${file} is not there, or is another file`);
}

/** The answer as it is kept. A host may answer with a page of its own for what it has not. */
async function checked(file, response) {
  if (!response.ok) return null;
  const [, wanted] = CHECKED.exec(file) ?? [];
  if (!wanted) {
    const other = file !== PAGE && response.headers.get("Content-Type")?.startsWith("text/html");
    return other ? null : plain(response);
  }
  // Read once, and whole: of two copies of a body that comes slowly, one that is not read yet holds up the other.
  const bytes = await response.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const name = [...digest.subarray(0, wanted.length / 2)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return name === wanted ? new Response(bytes, { headers: response.headers }) : null;
}

/** A browser shows no page of which it is told that it came by a detour. */
function plain(response) {
  if (!response.redirected) return response;
  return new Response(response.body, { status: response.status, headers: response.headers });
}

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OWN) && name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request, file) {
  const cache = await caches.open(CACHE);
  // The files are the same for all who ask, whatever the headers of their host say.
  return (await cache.match(file, { ignoreVary: true })) ?? fetch(request);
}
