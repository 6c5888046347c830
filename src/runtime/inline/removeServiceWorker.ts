// The service worker of a site without one: it replaces an installed worker, then deletes the caches and
// unregisters itself. No page is reloaded.

interface ExtendableEvent {
  waitUntil(work: Promise<void>): void;
}

/** The part of ServiceWorkerGlobalScope that is used here. */
declare const self: {
  registration: { scope: string; unregister(): Promise<unknown> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
};

interface Options {
  /** The caches of this site. */
  names: string[];
}

/** Workbox names its own caches after the scope of the worker. */
const isOurs = (name: string, names: string[], scope: string): boolean =>
  names.includes(name) || name.endsWith(scope);

async function removeAll(names: string[]): Promise<void> {
  const { registration } = self;
  const kept = await caches.keys();
  const ours = kept.filter((name) => isOurs(name, names, registration.scope));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await registration.unregister();
}

export function run({ names }: Options): void {
  self.addEventListener("install", () => void self.skipWaiting());
  self.addEventListener("activate", (event) => event.waitUntil(removeAll(names)));
}
