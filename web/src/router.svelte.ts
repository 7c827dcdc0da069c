// Where the visitor is: `/`, `/t/TABLE#TOKEN`, `/handover#CODE`, `/rules#ANCHOR`. Tokens stay in the
// fragment, so that no server logs them.
// A static site has a single page, wherever it lies: there all of it stands in the fragment, as in `#/rules#ANCHOR`.

import { host } from "$host";

/** An address of the page as links have it. */
export const addressOf = (path: string): string => (host.shared ? path : `#${path}`);

function whereWeAre(): { path: string; fragment: string } {
  if (host.shared) return { path: location.pathname, fragment: location.hash.slice(1) };
  const [path = "", fragment = ""] = location.hash.slice(1).split("#");
  return { path: path || "/", fragment };
}

class Router {
  path = $state(whereWeAre().path);
  fragment = $state(whereWeAre().fragment);

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  go(path: string): void {
    history.pushState(null, "", addressOf(path));
    this.#read();
    scrollTo(0, 0);
  }

  /** The address without its secret, once that is kept elsewhere. */
  forgetFragment(): void {
    history.replaceState(null, "", addressOf(this.path));
    this.#read();
  }

  #read(): void {
    ({ path: this.path, fragment: this.fragment } = whereWeAre());
  }
}

export const router = new Router();

/** Follows links inside the page without loading it anew. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || link.origin !== location.origin || link.hasAttribute("download") || link.target) return;
  const path = host.shared ? link.pathname + link.search + link.hash : link.hash.slice(1);
  if (path.startsWith("/api") || path.startsWith("/offline/") || !path.startsWith("/")) return;
  event.preventDefault();
  router.go(path);
}
