// Where the visitor is: `/`, `/t/TABLE#TOKEN`, `/handover#CODE`, `/rules#ANCHOR`. Tokens stay in the fragment, so that no server logs them.

class Router {
  path = $state(location.pathname);
  fragment = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  /** The address without its secret, once that is kept elsewhere. */
  forgetFragment(): void {
    history.replaceState(null, "", location.pathname);
    this.#read();
  }

  #read(): void {
    this.path = location.pathname;
    this.fragment = location.hash.slice(1);
  }
}

export const router = new Router();

/** Follows links inside the page without loading it anew. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || link.origin !== location.origin || link.hasAttribute("download") || link.target) return;
  if (link.pathname.startsWith("/api")) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
