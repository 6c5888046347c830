/**
 * The worker has what the page is made of, and what a visitor without a connection is shown. Runs in the
 * page, so it uses nothing else.
 */
export async function isPageKept(): Promise<boolean> {
  const name = (await caches.keys()).find((one) => one.startsWith("vidikovac-pages-"));
  const isKept = async (address: string): Promise<boolean> =>
    Boolean(await caches.match(address, { ignoreSearch: true }));
  const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
  const drawnWith = loaded.filter(
    (address) => /\.(js|json)$/.test(address) && !address.endsWith("/sw.js"),
  );
  const path = location.pathname;
  return Boolean(
    navigator.serviceWorker.controller &&
      name &&
      (await (await caches.open(name)).match(path)) &&
      (await isKept(`/${path.split("/")[1]}/offline/`)) &&
      (await Promise.all(drawnWith.map(isKept))).every(Boolean),
  );
}
