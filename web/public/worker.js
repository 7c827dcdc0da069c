// The service worker: shows notices that are pushed, and leads from them to the table. It keeps no files: the page
// always comes from the server.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const { title, text, link, tag } = read(event.data);
  const shown = { body: text, tag, renotify: Boolean(tag), icon: "/icon-192.png", badge: "/badge.png", data: { link } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data?.link));
});

/** What was pushed; something has to be shown, whatever it is. */
function read(data) {
  try {
    return { title: "hotelier", text: "", link: "/", tag: "", ...data.json() };
  } catch {
    return { title: "hotelier", text: "", link: "/", tag: "" };
  }
}

/** To a place of this page and nowhere else: in a window that shows it already, or else in a new one. */
async function lead(link) {
  const there = new URL(link ?? "/", self.location.origin);
  if (there.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === there.pathname);
  if (open) await open.focus();
  else await self.clients.openWindow(there.href);
}
