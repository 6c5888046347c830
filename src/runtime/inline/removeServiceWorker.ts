// Browsers that still have a worker of a site that has none take this in its place, and it takes itself
// away with all that was kept. No page is loaded anew for it.

interface Waiting {
  waitUntil(work: Promise<void>): void;
}

/** What is used here of a worker's own. */
declare const self: {
  registration: { scope: string; unregister(): Promise<unknown> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", listener: (event: Waiting) => void): void;
};

interface Given {
  /** Of the caches of this site. */
  names: string[];
}

/** Workbox calls its own after the address of the worker's site. */
const isOurs = (name: string, names: string[], scope: string): boolean =>
  names.includes(name) || name.endsWith(scope);

async function removeAll(names: string[]): Promise<void> {
  const { registration } = self;
  const kept = await caches.keys();
  const ours = kept.filter((name) => isOurs(name, names, registration.scope));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await registration.unregister();
}

export function run({ names }: Given): void {
  self.addEventListener("install", () => void self.skipWaiting());
  self.addEventListener("activate", (event) => event.waitUntil(removeAll(names)));
}
