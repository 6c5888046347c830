import { cacheName, KEPT } from "../../content/offline.ts";

/**
 * What stands at the worker's address when the site has none: browsers that still have one take this
 * in its place, and it takes itself away with all that was kept. No page is loaded anew for it.
 */
export function removerText(base: string): string {
  const names = KEPT.map((kept) => cacheName(kept, base));
  return `const NAMES = ${JSON.stringify(names)};
const isOurs = (name) => NAMES.includes(name) || name.endsWith(self.registration.scope);

async function removeAll() {
  const names = await caches.keys();
  await Promise.all(names.filter(isOurs).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(removeAll()));
`;
}
