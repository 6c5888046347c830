import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PictureReference } from "../../documents/types.ts";
import { withPictureParameters } from "../../images/remotePicture.ts";
import { contentHash } from "../files/contentHash.ts";

/** No page shows a wider picture: larger masters are requested at this width. */
const MAX_MASTER_WIDTH = 2000;
const MAX_MASTER_BYTES = 50 * 1024 * 1024;
const TIME_LIMIT = 30_000;

export interface Master {
  bytes: Buffer;
  /** Of the bytes, so that it does not depend on the address. */
  hash: string;
}

/** Whether it is a picture of the site itself; documents never have file URLs. */
export const isFile = (url: string): boolean => url.startsWith("file:");

function masterAddress({ url, width }: PictureReference): string {
  if (isFile(url)) return url;
  if (width !== null && width <= MAX_MASTER_WIDTH) return url;
  return withPictureParameters(url, { w: MAX_MASTER_WIDTH, fit: "max" });
}

async function readEtag(file: string): Promise<string | undefined> {
  return readFile(`${file}.etag`, "utf8").catch(() => undefined);
}

/** The picture's bytes: from the service, or from the cache if they are unchanged (ETag). */
export async function fetchMaster(reference: PictureReference, cache: string): Promise<Master> {
  const address = masterAddress(reference);
  if (isFile(address)) {
    const bytes = await readFile(fileURLToPath(address));
    return { bytes, hash: contentHash(bytes) };
  }
  // Without the port, which differs at every start of the embedded service.
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
  if (bytes.length > MAX_MASTER_BYTES) throw new Error(`${bytes.length} bytes are too many`);
  const fresh = response.headers.get("etag");
  if (fresh !== null) {
    await mkdir(join(cache, "masters"), { recursive: true });
    await writeFile(file, bytes);
    await writeFile(`${file}.etag`, fresh);
  }
  return { bytes, hash: contentHash(bytes) };
}
