// Starts without a connection: registers the service worker (web/site/offline.js), and hears when a new build has come.

const WORKER = "offline.js";
const GO_ON = "take over";

/** Calls back when a newer build is there, with what takes it; and when the page could not be kept at all. */
export async function keepOffline(onnewer: (take: () => void) => void, onfailed: () => void): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return; // not every place is safe enough for one: then it is played with a connection
  const registration = await workers.register(WORKER).catch(() => onfailed());
  if (!registration) return;
  let controlled = workers.controller !== null;
  workers.addEventListener("controllerchange", () => {
    if (controlled) location.reload();
    controlled = true;
  });
  const look = () => {
    const { waiting } = registration;
    if (waiting && workers.controller) onnewer(() => waiting.postMessage(GO_ON));
  };
  const watch = () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", look);
    installing?.addEventListener("statechange", () => {
      // If an earlier build is there, that one goes on.
      if (installing.state === "redundant" && !registration.active) onfailed();
    });
  };
  registration.addEventListener("updatefound", watch);
  watch(); // one that was found while the engine was on its way
  look();
  // An installed page may stay open for days.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void registration.update().catch(() => null);
  });
}
