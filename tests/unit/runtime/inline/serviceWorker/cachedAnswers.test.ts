import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  fittingData,
  keptFile,
  openablePage,
} from "../../../../../src/runtime/inline/serviceWorker/cachedAnswers.ts";
import { cacheName } from "../../../../../src/runtime/offline.ts";
import { createCaches } from "./fakeCaches.ts";

const SCOPE = "https://podunavlje.example/region/";
const ILOK = `${SCOPE}de/destinations/ilok/`;
const DATA = `${SCOPE}page-data/de/destinations/ilok/page-data.json`;
const APP_DATA = `${SCOPE}page-data/app-data.json`;

const scriptOf = (build: string): string => `/region/app-${build.repeat(20)}.js`;

const page = (build: string): string =>
  `<script data-inline="start" data-build="${build}" data-scripts="${scriptOf(build)}"></script>`;

type Kept = typeof import("../../../../../src/runtime/offline.ts")["CACHE_NAMES"][number];

async function put(kept: Kept, url: string, text: string): Promise<void> {
  const cache = await caches.open(cacheName(kept, "/region/"));
  await cache.put(url, new Response(text));
}

const text = async (answer: Promise<Response | undefined>): Promise<string | undefined> =>
  (await answer)?.text();

const asked = (url: string, cached?: string) => ({
  request: { url },
  cachedResponse: cached === undefined ? undefined : new Response(cached),
});

beforeEach(() => {
  vi.stubGlobal("registration", { scope: SCOPE });
  vi.stubGlobal("caches", createCaches(SCOPE));
  vi.stubGlobal("clients", {
    get: async (id: string) => (id ? { url: `${ILOK}?a=1` } : undefined),
  });
});

describe("without a connection, a page", () => {
  it("is the visited one, which is newer than the kept one", async () => {
    await put("journey", ILOK, page("a"));
    await put("files", new URL(scriptOf("b"), SCOPE).href, "");
    expect(await text(openablePage(asked(ILOK, page("b"))))).toBe(page("b"));
  });

  it("is the kept one if a script of the visited one did not arrive", async () => {
    await put("journey", ILOK, page("a"));
    expect(await text(openablePage(asked(ILOK, page("b"))))).toBe(page("a"));
  });

  it("is the only one that is there", async () => {
    expect(await openablePage(asked(ILOK))).toBeUndefined();
    expect(await text(openablePage(asked(ILOK, page("b"))))).toBe(page("b"));
    await put("journey", ILOK, page("a"));
    expect(await text(openablePage(asked(ILOK)))).toBe(page("a"));
  });
});

describe("without a connection, data", () => {
  it("is of the same build as the page that is opened", async () => {
    await put("journey", ILOK, page("a"));
    await put("journey", DATA, "kept");
    expect(await text(fittingData(asked(DATA, "visited")))).toBe("kept");
    await put("pages", ILOK, page("b"));
    expect(await text(fittingData(asked(DATA, "visited")))).toBe("kept");
    await put("files", new URL(scriptOf("b"), SCOPE).href, "");
    expect(await text(fittingData(asked(DATA, "visited")))).toBe("visited");
  });

  it("is what there is", async () => {
    expect(await text(fittingData(asked(DATA, "visited")))).toBe("visited");
    await put("journey", DATA, "kept");
    expect(await text(fittingData(asked(DATA)))).toBe("kept");
  });

  it("names the build of the document that asks, so that Gatsby does not load it again", async () => {
    await put("journey", ILOK, page("a"));
    const event = { clientId: "1" };
    const cached = JSON.stringify({ webpackCompilationHash: "b" });
    expect(await text(fittingData({ ...asked(APP_DATA, cached), event }))).toBe(
      JSON.stringify({ webpackCompilationHash: "a" }),
    );
    expect(await text(fittingData(asked(APP_DATA, cached)))).toBe(cached);
  });
});

it("takes a file from the kept journey if it was not visited", async () => {
  const file = `${SCOPE}pictures/a-4-960.avif`;
  expect(await keptFile(asked(file))).toBeUndefined();
  await put("journey", file, "kept");
  expect(await text(keptFile(asked(file)))).toBe("kept");
  expect(await text(keptFile(asked(file, "visited")))).toBe("visited");
});
