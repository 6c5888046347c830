/**
 * True if the service worker has cached the page, its files and the offline page. Runs in the page,
 * so it must not use anything of this module.
 */
export async function isPageCached(): Promise<boolean> {
  const name = (await caches.keys()).find((one) => one.startsWith("vidikovac-pages-"));
  const isCached = async (address: string): Promise<boolean> =>
    Boolean(await caches.match(address, { ignoreSearch: true }));
  const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
  const pageFiles = loaded.filter(
    (address) => /\.(js|json)$/.test(address) && !address.endsWith("/sw.js"),
  );
  const path = location.pathname;
  return Boolean(
    navigator.serviceWorker.controller &&
      name &&
      (await (await caches.open(name)).match(path)) &&
      (await isCached(`/${path.split("/")[1]}/offline/`)) &&
      (await Promise.all(pageFiles.map(isCached))).every(Boolean),
  );
}
