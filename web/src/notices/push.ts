// Notices of the browser: the service worker, and the subscription under which this browser is reached.

import type { NewEndpoint } from "../wire";

export type Obstacle = "pushNeedsHttps" | "pushUnknown" | "pushDenied";

/** Why this browser cannot show notices, if it cannot. */
export function obstacle(): Obstacle | null {
  if (!window.isSecureContext) return "pushNeedsHttps";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "pushUnknown";
  return Notification.permission === "denied" ? "pushDenied" : null;
}

const register = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register("/worker.js");

/** Asks for the permission and subscribes; call it for a click. Null: it was not given. */
export async function subscribe(key: string): Promise<NewEndpoint | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await register();
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before && !isOf(before, key)) await before.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return { kind: "push", address: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } };
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Whether a subscription was made for this house and not for another one that was here before. */
function isOf({ options }: PushSubscription, key: string): boolean {
  const known = options.applicationServerKey;
  if (!known) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(known)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === key;
}

/** Whoever has come to a table need not be called to it any more. */
export async function putAway(table: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const shown = (await registration?.getNotifications({ tag: `table ${table}` })) ?? [];
  for (const notification of shown) notification.close();
}
