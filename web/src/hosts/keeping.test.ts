// The service worker of the site (web/site/offline.js), with a browser around it that is made up.

import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import SCRIPT from "../../site/offline.js?raw";

const SCOPE = "https://host/games/hotelier/";
const ENGINE = "engine bytes";
const BIN = `engine/${createHash("sha256").update(ENGINE).digest("hex").slice(0, 16)}.bin`;
const FILES = ["assets/page.js", BIN];

type Answers = Record<string, () => Response>;

const js = () => new Response("code", { headers: { "Content-Type": "text/javascript" } });
const html = () => new Response("<h1>No such page</h1>", { headers: { "Content-Type": "text/html" } });
const GOOD: Answers = { "./": html, "assets/page.js": js, [BIN]: () => new Response(ENGINE) };

/** The worker before a host that answers so; an earlier build may have kept files. */
function worker(answers: Answers, before: Answers = {}) {
  const kept = new Map<string, Response>(Object.entries(before).map(([name, make]) => [name, make()]));
  const cache = {
    match: (name: string) => Promise.resolve(kept.get(name)?.clone()),
    put: (name: string, response: Response) => Promise.resolve(void kept.set(name, response)),
  };
  const caches = { open: () => Promise.resolve(cache), match: cache.match };
  const listeners: Record<string, (event: unknown) => void> = {};
  const self = {
    registration: { scope: SCOPE },
    addEventListener: (kind: string, listener: (event: unknown) => void) => (listeners[kind] = listener),
  };
  const fetched: string[] = [];
  const fetch = (name: string) => {
    fetched.push(name);
    return Promise.resolve(answers[name]?.() ?? new Response("", { status: 404 }));
  };
  const script = SCRIPT.replace('["{files}"]', JSON.stringify(FILES));
  new Function("self", "caches", "fetch", script)(self, caches, fetch);

  const install = () => {
    let done: Promise<void> | undefined;
    listeners["install"]!({ waitUntil: (promise: Promise<void>) => (done = promise) });
    return done!;
  };
  /** What it answers; nothing if it leaves that to the browser. */
  const ask = (url: string, method = "GET") => {
    let answer: Promise<Response> | undefined;
    const respondWith = (promise: Promise<Response>) => (answer = promise);
    listeners["fetch"]!({ request: { method, url, mode: "navigate" }, respondWith });
    return answer;
  };
  return { install, ask, kept, fetched };
}

test("it answers for the page and its files, and for nothing else that lies at the same host", async () => {
  const { install, ask } = worker(GOOD);
  await install();
  for (const name of ["", "?from=home", "index.html", "index.html#/t/one"])
    expect(await (await ask(SCOPE + name))!.text()).toContain("<h1>");
  expect(await (await ask(`${SCOPE}assets/page.js`))!.text()).toBe("code");
  for (const name of ["blog/", "cv.html", "assets/other.js"]) expect(ask(SCOPE + name)).toBeUndefined();
  expect(ask("https://host/games/")).toBeUndefined();
  expect(ask(SCOPE, "POST")).toBeUndefined();
});

test("a host's page about a missing file, and a file that is another one, are not kept", async () => {
  for (const wrong of [{ "assets/page.js": html }, { [BIN]: () => new Response("half of it") }, { [BIN]: html }])
    await expect(worker({ ...GOOD, ...wrong }).install()).rejects.toThrow("another file");
});

test("what an earlier build has kept is taken, unless it is wrong", async () => {
  const right = worker(GOOD, { [BIN]: GOOD[BIN]! });
  await right.install();
  expect(right.fetched).not.toContain(BIN);
  const wrong = worker(GOOD, { [BIN]: html });
  await wrong.install();
  expect(await wrong.kept.get(BIN)!.text()).toBe(ENGINE);
});

test("a page that came by a detour is kept as if it had come directly", async () => {
  const detour = () => Object.defineProperty(html(), "redirected", { value: true });
  const { install, ask } = worker({ ...GOOD, "./": detour });
  await install();
  expect((await ask(SCOPE))!.redirected).toBe(false);
});
