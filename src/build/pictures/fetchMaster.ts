import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PictureReference } from "../../documents/types.ts";
import { withPictureParameters } from "../../images/remotePicture.ts";
import { contentHash } from "../contentHash.ts";

/** No page shows a picture wider than this; a larger master is asked for at this size. */
const WIDEST_MASTER = 2000;
const LARGEST_MASTER = 50 * 1024 * 1024;
const TIME_LIMIT = 30_000;

export interface Master {
  bytes: Buffer;
  /** Of the bytes: the same picture at another address is the same. */
  hash: string;
}

/** A picture of the site itself; what documents name is never a file. */
export const isFile = (url: string): boolean => url.startsWith("file:");

function masterAddress({ url, width }: PictureReference): string {
  if (isFile(url)) return url;
  if (width !== null && width <= WIDEST_MASTER) return url;
  return withPictureParameters(url, { w: WIDEST_MASTER, fit: "max" });
}

async function readEtag(file: string): Promise<string | undefined> {
  return readFile(`${file}.etag`, "utf8").catch(() => undefined);
}

/** The picture's bytes: from the service, or from the last build where the service has no newer. */
export async function fetchMaster(reference: PictureReference, cache: string): Promise<Master> {
  const address = masterAddress(reference);
  if (isFile(address)) {
    const bytes = await readFile(fileURLToPath(address));
    return { bytes, hash: contentHash(bytes) };
  }
  // The embedded service has another port at every start: the path tells its pictures apart.
  const { hostname, pathname, search } = new URL(address);
  const file = join(cache, "masters", contentHash(hostname + pathname + search));
  const etag = await readEtag(file);
  const response = await fetch(address, {
    headers: etag === undefined ? {} : { "if-none-match": etag },
    signal: AbortSignal.timeout(TIME_LIMIT),
  });
  if (response.status === 304) {
    const bytes = await readFile(file);
    return { bytes, hash: contentHash(bytes) };
  }
  if (!response.ok) throw new Error(`HTTP status ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length > LARGEST_MASTER) throw new Error(`${bytes.length} bytes are too many`);
  const fresh = response.headers.get("etag");
  if (fresh !== null) {
    await mkdir(join(cache, "masters"), { recursive: true });
    await writeFile(file, bytes);
    await writeFile(`${file}.etag`, fresh);
  }
  return { bytes, hash: contentHash(bytes) };
}
