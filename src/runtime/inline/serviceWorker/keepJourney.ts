import {
  KEEP_JOURNEY,
  type KeepProgress,
  type KeepRequest,
  type KeepState,
  type KeptJourney,
  readKeptJourney,
  recordAddress,
  type TemplateFiles,
  templateFilesAddress,
} from "../../keptJourney.ts";
import { cacheName } from "../../offline.ts";
import { buildIn, pageFiles } from "./pageFiles.ts";
import { inParallel, type Received, receive } from "./requests.ts";

// Keeps the pages of a journey, with all that belongs to them, in a cache of their own: it does not expire, and a
// new worker leaves it alone. A page is stored after its files, so that a connection that fails leaves each page as
// it was or as it is now.

/** The worker's registration: its scope is "https://podunavlje.example/region/". */
declare const registration: { scope: string };

interface MessageToWorker {
  data: unknown;
  ports: readonly MessagePort[];
  waitUntil(work: Promise<void>): void;
}

/** The part of ServiceWorkerGlobalScope that is used here. */
declare const self: {
  addEventListener(kind: "message", listener: (event: MessageToWorker) => void): void;
};

type Text = Received & { url: string; text: string };

interface FoundPage {
  html: Text;
  data: Text;
  /** Scripts, styles, fonts, messages and pictures. */
  files: string[];
}

interface Keeping {
  request: KeepRequest;
  report: (progress: KeepProgress) => void;
  stop: AbortSignal;
}

const basePath = (): string => new URL(registration.scope).pathname;

const urlOf = (address: string): string => new URL(address, registration.scope).href;

const isPath = (path: unknown): path is string => typeof path === "string" && path.startsWith("/");

const isOwn = (address: string): boolean => urlOf(address).startsWith(registration.scope);

async function receiveText(address: string, stop: AbortSignal): Promise<Text | null> {
  const url = urlOf(address);
  const received = await receive(url, "no-cache", stop);
  return received && { ...received, url, text: await received.body.text() };
}

async function receiveJson<Content>(address: string, stop: AbortSignal): Promise<Content> {
  const received = await receiveText(address, stop);
  if (!received) throw new Error(`${address} is missing`);
  return JSON.parse(received.text);
}

const isNeeded = (url: string): boolean => /\.(?:js|json)$/.test(url);

const templateOf = (data: string): string => /"componentChunkName":"([^"]*)"/.exec(data)?.[1] ?? "";

/** null if there is no such page anymore. */
async function findPage(
  path: string,
  { build, templates }: TemplateFiles,
  stop: AbortSignal,
): Promise<FoundPage | null> {
  const base = basePath();
  const [html, data] = await Promise.all([
    receiveText(base + path.slice(1), stop),
    receiveText(`${base}page-data${path === "/" ? "/index/" : path}page-data.json`, stop),
  ]);
  if (!html || !data) return null;
  // The site was deployed while this was going on: its files are those of the next attempt.
  if (buildIn(html.text) !== build) throw new Error(`${path} belongs to another build`);
  const scripts = (templates[templateOf(data.text)] ?? []).map((name) => base + name);
  return { html, data, files: [...scripts, ...pageFiles(html.text, data.text, base)] };
}

function stateAfter(error: unknown, stop: AbortSignal): KeepState {
  if (stop.aborted) return "stopped";
  return error instanceof Error && error.name === "QuotaExceededError" ? "full" : "lost";
}

/** The cache of the journey, and how much of it is stored. */
async function openStore({ request: { pages, files }, report, stop }: Keeping) {
  const base = basePath();
  const recordUrl = urlOf(recordAddress(base));
  const since = (await readKeptJourney(base))?.since ?? new Date().toISOString();
  const cache = await caches.open(cacheName("journey", base));
  const counts = { done: 0, total: 0, bytes: 0 };
  const wanted = new Set([recordUrl]);
  let build = "";

  const tell = (state: KeepState): void => report({ ...counts, state });
  const count = (bytes: number): void => {
    counts.done += 1;
    counts.bytes += bytes;
    tell("keeping");
  };
  const keepFile = async (url: string): Promise<void> => {
    const kept = await cache.match(url);
    if (kept) return count((await kept.blob()).size);
    const visited = await caches.match(url, { ignoreVary: true });
    const found = visited
      ? { body: await visited.clone().blob(), response: visited }
      : await receive(url, "default", stop);
    // A deployment in between has removed it.
    if (!found && isNeeded(url)) throw new Error(`${url} is missing`);
    if (found) await cache.put(url, found.response);
    count(found?.body.size ?? 0);
  };
  /** What was stored on a visit would be older. */
  const keepText = async ({ url, body, response }: Text, visited: "pages" | "data") => {
    wanted.add(url);
    await cache.put(url, response);
    await (await caches.open(cacheName(visited, base))).delete(url, { ignoreVary: true });
    count(body.size);
  };

  return {
    tell,
    begin(total: number, ofBuild: string): void {
      counts.total = total;
      build = ofBuild;
      tell("keeping");
    },
    hasBegun: (): boolean => counts.total > 0,
    /** Writes down how far it is. */
    record(state: KeepState): Promise<void> {
      const at = state === "done" ? new Date().toISOString() : since;
      const kept: KeptJourney = { ...counts, state, pages, files, since: at, build };
      const headers = { "content-type": "application/json" };
      return cache.put(recordUrl, new Response(JSON.stringify(kept), { headers }));
    },
    /** Those that are not stored with an earlier page. */
    keepFiles(addresses: string[]): Promise<void> {
      const added = [...new Set(addresses.map(urlOf))].filter((url) => !wanted.has(url));
      for (const url of added) wanted.add(url);
      return inParallel(added, stop, keepFile);
    },
    async keepPage({ html, data }: FoundPage): Promise<void> {
      await keepText(data, "data");
      await keepText(html, "pages");
    },
    async removeOthers(): Promise<void> {
      const left = (await cache.keys()).filter(({ url }) => !wanted.has(url));
      await Promise.all(left.map((key) => cache.delete(key)));
    },
  };
}

type Store = Awaited<ReturnType<typeof openStore>>;

async function findPages(
  paths: string[],
  files: TemplateFiles,
  stop: AbortSignal,
): Promise<FoundPage[]> {
  const found: (FoundPage | null)[] = [];
  await inParallel(paths, stop, async (path, index) => {
    found[index] = await findPage(path, files, stop);
  });
  return found.filter((page) => page !== null);
}

/** Stores all of it; afterwards the cache has nothing else. */
async function keepAll(store: Store, { request, stop }: Keeping): Promise<void> {
  const base = basePath();
  const templateFiles = await receiveJson<TemplateFiles>(templateFilesAddress(base), stop);
  const pages = await findPages(request.pages, templateFiles, stop);
  const shared = [...request.files, ...templateFiles.later.map((name) => base + name)];
  const addresses = [...shared, ...pages.flatMap(({ files }) => files)].map(urlOf);
  store.begin(new Set(addresses).size + 2 * pages.length, templateFiles.build);
  await store.record("keeping");
  await store.keepFiles(shared);
  for (const page of pages) {
    await store.keepFiles(page.files);
    await store.keepPage(page);
    await store.record("keeping");
  }
  await store.removeOthers();
  await store.record("done");
}

async function keepJourney(keeping: Keeping): Promise<void> {
  const store = await openStore(keeping);
  let state: KeepState = "done";
  try {
    store.tell("keeping");
    await keepAll(store, keeping);
  } catch (error) {
    state = stateAfter(error, keeping.stop);
    // Before the number of files is known, nothing has changed. On a full device, the record may not fit either.
    if (store.hasBegun()) await store.record(state).catch(() => undefined);
  }
  store.tell(state);
}

const isKeepRequest = (data: unknown): data is KeepRequest =>
  typeof data === "object" && data !== null && "type" in data && data.type === KEEP_JOURNEY;

/** Stores a journey when the page asks for it. A second request stops the first. */
export function listenForJourneys(): void {
  let stopCurrent = (): void => {};
  let running = Promise.resolve();
  self.addEventListener("message", (event) => {
    const { data, ports } = event;
    const [port] = ports;
    if (!isKeepRequest(data) || !port) return;
    stopCurrent();
    const stop = new AbortController();
    stopCurrent = () => stop.abort();
    port.onmessage = stopCurrent;
    const request = {
      type: data.type,
      pages: data.pages.filter(isPath),
      files: data.files.filter(isPath).filter(isOwn),
    };
    const report = (progress: KeepProgress): void => port.postMessage(progress);
    const lost = (): void => report({ done: 0, total: 0, bytes: 0, state: "lost" });
    running = running.then(() => keepJourney({ request, report, stop: stop.signal })).catch(lost);
    event.waitUntil(running);
  });
}
