// Who answers the page: a server, or the house in the browser itself. `$host` is one of the two, chosen when the page is built.

import type { Component } from "svelte";

/** A live connection to a table; a WebSocket is one. */
export interface Connection {
  onopen: ((event: Event) => void) | null;
  onmessage: ((message: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Host {
  /** Whether others can come: with links, from other devices. */
  readonly shared: boolean;
  /** Answers as HTTP does; fails if nobody is there to answer. With the token of a seat, and the secret of a profile. */
  ask(
    method: string,
    path: string,
    token: string | null,
    body: string | null,
    secret: string | null,
  ): Promise<Response>;
  connect(table: string): Connection;
  /** Lets a bot that thinks at a table move now, where it can be told so. */
  readonly hurry: ((table: string) => void) | null;
  /** Throws a table away for good, where it is nobody else's. */
  readonly discard: ((table: string) => Promise<unknown>) | null;
  /** Where this browser has kept the page that needs no server: what can still be loaded while nobody answers here. */
  readonly elsewhere: (() => Promise<string | null>) | null;
  /** What is shown over every screen, if the host has something to say for itself. */
  readonly Status: Component | null;
}
