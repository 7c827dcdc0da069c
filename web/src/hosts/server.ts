// The server that this page came from. Secrets travel in a header, never in an address.

import type { Host } from "./host";

const PREFIX = "/api/v1";
const OFFLINE = "/offline/";

export const host: Host = {
  shared: true,
  Status: null,
  hurry: null,
  discard: null,
  elsewhere: async () => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const kept = await workers?.getRegistration(OFFLINE);
    return kept?.active && kept.scope.endsWith(OFFLINE) ? OFFLINE : null;
  },
  ask: (method, path, token, body, secret) => {
    const headers = new Headers();
    if (token) headers.set("Authorization", `Bearer ${token}`);
    if (secret) headers.set("Hotelier-Profile", secret);
    if (body !== null) headers.set("Content-Type", "application/json");
    return fetch(PREFIX + path, { method, headers, body });
  },
  connect: (table) => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}${PREFIX}/tables/${table}/live`);
  },
};
