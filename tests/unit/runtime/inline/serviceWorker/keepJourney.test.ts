import { beforeEach, describe, expect, it, vi } from "vitest";
import { listenForJourneys } from "../../../../../src/runtime/inline/serviceWorker/keepJourney.ts";
import {
  KEEP_JOURNEY,
  type KeepProgress,
  readKeptJourney,
  recordAddress,
  templateFilesAddress,
} from "../../../../../src/runtime/keptJourney.ts";
import { cacheName } from "../../../../../src/runtime/offline.ts";
import { createCaches } from "./fakeCaches.ts";

const SCOPE = "https://podunavlje.example/region/";
const BASE = "/region/";
const PAGES = ["/de/journey/", "/de/ilok/"];
const CATALOGUE = `${BASE}lists/de-catalogue-3f2a1b4c5d6e7f809a1b.json`;

const hash = (build: string): string => build.repeat(20);

type Site = Record<string, string>;

/** The site after a build: path → text. */
function siteOf(build: string): Site {
  const page = (picture: string): string =>
    `<script data-build="${build}" data-scripts="${BASE}app-${hash(build)}.js"></script><img src="${BASE}pictures/${picture}-4-960.avif">`;
  const data = '{"componentChunkName":"component---detail"}';
  return {
    [templateFilesAddress(BASE)]: JSON.stringify({
      build,
      templates: { "component---detail": [`detail-${hash(build)}.js`] },
      later: [`later-${hash(build)}.js`],
    }),
    [`${BASE}de/journey/`]: page("a"),
    [`${BASE}de/ilok/`]: page("b"),
    [`${BASE}page-data/de/journey/page-data.json`]: data,
    [`${BASE}page-data/de/ilok/page-data.json`]: data,
    [`${BASE}app-${hash(build)}.js`]: "app",
    [`${BASE}detail-${hash(build)}.js`]: "detail",
    [`${BASE}later-${hash(build)}.js`]: "later",
    [`${BASE}pictures/a-4-960.avif`]: "a",
    [`${BASE}pictures/b-4-960.avif`]: "b",
    [CATALOGUE]: "{}",
  };
}

/** Paths of requests. */
let requests: string[] = [];

/** The network: it fails from a path on. */
function serve(site: Site, cutAt?: string): void {
  let isCut = false;
  vi.stubGlobal("fetch", async (url: string, { signal }: RequestInit) => {
    const path = url.startsWith(SCOPE) ? new URL(url).pathname : url;
    requests.push(path);
    isCut ||= path === cutAt;
    if (isCut) throw new TypeError("Failed to fetch");
    if (signal?.aborted) throw signal.reason;
    const text = site[path];
    const type = path.endsWith("/") ? "text/html" : "application/json";
    const headers = { "content-type": type };
    const response = new Response(text, { status: text === undefined ? 404 : 200, headers });
    return Object.defineProperty(response, "type", { value: "basic" });
  });
}

type Listener = (event: object) => void;

/** Sends the message of the page; answers all that the worker reports. */
async function keep(
  pages = PAGES,
  onReport: (progress: KeepProgress, stop: () => void) => void = () => {},
): Promise<KeepProgress[]> {
  const listeners: Listener[] = [];
  vi.stubGlobal("self", {
    addEventListener: (_: string, listener: Listener) => listeners.push(listener),
  });
  listenForJourneys();
  const reports: KeepProgress[] = [];
  const port = {
    onmessage: () => {},
    postMessage: (progress: KeepProgress) => {
      reports.push(progress);
      onReport(progress, () => port.onmessage());
    },
  };
  let work: Promise<void> = Promise.resolve();
  const event = {
    data: { type: KEEP_JOURNEY, pages, files: [CATALOGUE, "//other.example/a.json", "/other/"] },
    ports: [port],
    waitUntil: (given: Promise<void>) => {
      work = given;
    },
  };
  for (const listener of listeners) listener(event);
  await work;
  return reports;
}

async function keptPaths(): Promise<string[]> {
  const cache = await caches.open(cacheName("journey", BASE));
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  return paths.filter((path) => path !== recordAddress(BASE)).sort();
}

const wanted = (site: Site): string[] =>
  Object.keys(site)
    .filter((path) => path !== templateFilesAddress(BASE))
    .sort();

beforeEach(() => {
  requests = [];
  vi.stubGlobal("registration", { scope: SCOPE });
  vi.stubGlobal("caches", createCaches(SCOPE));
});

describe("a journey is kept", () => {
  it("with all that its pages need, and a record that says so", async () => {
    const site = siteOf("a");
    serve(site);
    const reports = await keep();
    const last = reports.at(-1);
    expect(await keptPaths()).toEqual(wanted(site));
    expect(last).toMatchObject({ state: "done", done: 10, total: 10 });
    expect(reports.map(({ done }) => done)).toEqual(
      reports.map(({ done }) => done).sort((a, b) => a - b),
    );
    expect(await readKeptJourney(BASE)).toMatchObject({ ...last, pages: PAGES, build: "a" });
  });

  it("without what does not belong to the site, or is gone", async () => {
    serve(siteOf("a"));
    const [last] = (await keep([...PAGES, "/de/gone/", "//other.example/"])).slice(-1);
    expect(last).toMatchObject({ state: "done", done: 10 });
    expect(requests.filter((path) => !path.startsWith(BASE))).toEqual([]);
  });

  it("instead of the older copy of a visit", async () => {
    serve(siteOf("a"));
    const pages = await caches.open(cacheName("pages", BASE));
    await pages.put(`${SCOPE}de/ilok/`, new Response("visited"));
    await pages.put(`${SCOPE}de/other/`, new Response("visited"));
    await keep();
    expect((await pages.keys()).map(({ url }) => url)).toEqual([`${SCOPE}de/other/`]);
  });

  it("from the files of a visit, which are not fetched again", async () => {
    serve(siteOf("a"));
    const files = await caches.open(cacheName("files", BASE));
    await files.put(`${SCOPE}app-${hash("a")}.js`, new Response("app"));
    await keep();
    expect(requests).not.toContain(`${BASE}app-${hash("a")}.js`);
    expect(await keptPaths()).toContain(`${BASE}app-${hash("a")}.js`);
  });
});

describe("where the connection is lost", () => {
  it("each page is whole or not there, and the rest is fetched later", async () => {
    const site = siteOf("a");
    serve(site, `${BASE}pictures/b-4-960.avif`);
    const [cut] = (await keep()).slice(-1);
    expect(cut).toMatchObject({ state: "lost", total: 10 });
    expect(await readKeptJourney(BASE)).toMatchObject({ state: "lost", done: cut?.done });
    const before = await keptPaths();
    expect(before).toContain(`${BASE}de/journey/`);
    expect(before).not.toContain(`${BASE}de/ilok/`);

    requests = [];
    serve(site);
    expect((await keep()).at(-1)).toMatchObject({ state: "done", done: 10 });
    expect(requests.filter((path) => path.endsWith(".js"))).toEqual([]);
    expect(await keptPaths()).toEqual(wanted(site));
  });

  it("before anything was found, what was kept stays as it is", async () => {
    serve(siteOf("a"));
    await keep();
    const record = await readKeptJourney(BASE);
    serve(siteOf("b"), templateFilesAddress(BASE));
    expect((await keep()).at(-1)).toMatchObject({ state: "lost", total: 0 });
    expect(await readKeptJourney(BASE)).toEqual(record);
  });
});

describe("after a deployment", () => {
  it("the old pages keep their scripts until the new ones are complete", async () => {
    serve(siteOf("a"));
    await keep();
    serve(siteOf("b"), `${BASE}app-${hash("b")}.js`);
    expect((await keep()).at(-1)?.state).toBe("lost");
    expect(await keptPaths()).toEqual(expect.arrayContaining(wanted(siteOf("a"))));

    serve(siteOf("b"));
    await keep();
    expect(await keptPaths()).toEqual(wanted(siteOf("b")));
    expect(await readKeptJourney(BASE)).toMatchObject({ build: "b" });
  });

  it("no page is kept with the scripts of another build", async () => {
    const site = siteOf("a");
    serve({ ...site, [`${BASE}de/ilok/`]: siteOf("b")[`${BASE}de/ilok/`] ?? "" });
    expect((await keep()).at(-1)?.state).toBe("lost");
    const { [`${BASE}app-${hash("a")}.js`]: _, ...withoutScript } = site;
    serve(withoutScript);
    expect((await keep()).at(-1)?.state).toBe("lost");
    expect(await keptPaths()).not.toContain(`${BASE}de/ilok/`);
  });
});

it("says that there is no room", async () => {
  vi.stubGlobal("caches", createCaches(SCOPE, 5));
  serve(siteOf("a"));
  expect((await keep()).at(-1)).toMatchObject({ state: "full", total: 10 });
  expect(await readKeptJourney(BASE)).toMatchObject({ state: "full" });
});

it("stops when the visitor wants it to", async () => {
  serve(siteOf("a"));
  const reports = await keep(PAGES, ({ done }, stop) => {
    if (done === 2) stop();
  });
  expect(reports.at(-1)?.state).toBe("stopped");
  expect(await keptPaths()).not.toEqual(wanted(siteOf("a")));
});
