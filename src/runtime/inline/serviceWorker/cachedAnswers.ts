import { cacheName } from "../../offline.ts";
import { buildIn, filesIn } from "./pageFiles.ts";

// Without a connection: what was visited, or else what is kept with a journey. The two may belong to different builds
// of the site, so a page is opened only with files, and with data, that fit its HTML.

/** The worker's registration: its scope is "https://podunavlje.example/region/". */
declare const registration: { scope: string };

declare const clients: { get(id: string): Promise<{ url: string } | undefined> };

export interface CachedArgs {
  request: { url: string };
  /** Of the cache of the rule. */
  cachedResponse?: Response | null;
}

interface EventArgs extends CachedArgs {
  event?: { clientId?: string };
}

export type MaybeResponse = Promise<Response | undefined>;

const baseOf = (): string => new URL(registration.scope).pathname;

function matchIn(cache: "journey" | "pages", url: string): MaybeResponse {
  return caches.match(url, { cacheName: cacheName(cache, baseOf()), ignoreVary: true });
}

/** A file or picture that is kept with a journey. */
export const keptFile = async ({ request, cachedResponse }: CachedArgs): MaybeResponse =>
  cachedResponse ?? matchIn("journey", request.url);

/** Whether all scripts and styles of a page are in some cache. */
async function isUsable(page: Response): Promise<boolean> {
  const files = filesIn(await page.clone().text()).filter((file) => /\.(js|css)$/.test(file));
  const found = await Promise.all(
    files.map((file) => caches.match(new URL(file, registration.scope), { ignoreVary: true })),
  );
  return found.every(Boolean);
}

/** The visited page, which is newer than the one that is kept, unless its scripts are missing. */
export async function openablePage({ request, cachedResponse }: CachedArgs): MaybeResponse {
  const kept = await matchIn("journey", request.url);
  if (!kept || !cachedResponse) return cachedResponse ?? kept;
  return (await isUsable(cachedResponse)) ? cachedResponse : kept;
}

async function pageAt(url: string): Promise<{ page?: Response; isKept: boolean }> {
  const visited = await matchIn("pages", url);
  const page = await openablePage({ request: { url }, cachedResponse: visited });
  return { page, isKept: page !== undefined && page !== visited };
}

/** The build of the document that sends a request; "" if it is unknown. */
async function buildOfClient(clientId = ""): Promise<string> {
  const client = await clients.get(clientId);
  if (!client) return "";
  const { origin, pathname } = new URL(client.url);
  const url = origin + pathname;
  const { page } = await pageAt(url);
  const known = page ?? (await caches.match(url, { ignoreSearch: true }));
  return buildIn((await known?.text()) ?? "");
}

/** "…/page-data/de/blog/page-data.json" => "…/de/blog/" */
const pageOfData = (url: string): string =>
  url.replace("/page-data/", "/").replace(/(?:(?<=\/)index\/)?page-data\.json$/, "");

/**
 * The data that belongs to the HTML of the page. Gatsby reloads a page whose build is not that of app-data.json: it
 * gets the build of its own document.
 */
export async function fittingData({ request, cachedResponse, event }: EventArgs): MaybeResponse {
  const { url } = request;
  if (url.endsWith("/app-data.json")) {
    const webpackCompilationHash = await buildOfClient(event?.clientId);
    if (!webpackCompilationHash) return cachedResponse ?? undefined;
    const headers = { "content-type": "application/json" };
    return new Response(JSON.stringify({ webpackCompilationHash }), { headers });
  }
  const kept = await matchIn("journey", url);
  if (!kept || !cachedResponse) return cachedResponse ?? kept;
  return (await pageAt(pageOfData(url))).isKept ? kept : cachedResponse;
}
