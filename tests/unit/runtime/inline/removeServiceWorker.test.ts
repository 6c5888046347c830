import { describe, expect, it, vi } from "vitest";
import { run } from "../../../../src/runtime/inline/removeServiceWorker.ts";
import { CACHE_NAMES, cacheName } from "../../../../src/runtime/offline.ts";

const SCOPE = "https://podunavlje.example/region/";

/** What the worker does when a browser starts it. */
async function start(names: string[], kept: string[]) {
  const caches = new Set(kept);
  const done: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    registration: { scope: SCOPE, unregister: async () => void done.push("unregister") },
    skipWaiting: () => void done.push("skipWaiting"),
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, listener),
  };
  const storage = {
    keys: async () => [...caches],
    delete: async (name: string) => caches.delete(name),
  };
  vi.stubGlobal("self", self);
  vi.stubGlobal("caches", storage);
  run({ names });
  const waits: Promise<void>[] = [];
  const event = { waitUntil: (work: Promise<void>) => void waits.push(work) };
  listeners.get("install")?.(event);
  listeners.get("activate")?.(event);
  await Promise.all(waits);
  return { done, left: [...caches], hears: [...listeners.keys()] };
}

describe("the worker of a site that has none", () => {
  const own = CACHE_NAMES.map((kept) => cacheName(kept, "/region/"));
  const precache = `vidikovac-precache-v2-${SCOPE}`;

  it("takes itself away at once", async () => {
    const { done } = await start(own, []);
    expect(done).toEqual(["skipWaiting", "unregister"]);
  });

  it("deletes all that was kept for this site, and nothing of its neighbours", async () => {
    const others = [
      cacheName("pages", "/"),
      "vidikovac-precache-v2-https://podunavlje.example/",
      "shop",
    ];
    const { left } = await start(own, [...own, precache, ...others]);
    expect(left).toEqual(others);
  });

  it("answers no request and loads no page anew", async () => {
    const { hears } = await start(own, []);
    expect(hears.sort()).toEqual(["activate", "install"]);
  });
});
