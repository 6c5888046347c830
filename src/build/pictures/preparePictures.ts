import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Picture, PictureReference, SharedPicture } from "../../documents/types.ts";
import { SOCIAL_SIZE, toRemotePicture, toRemoteSharedPicture } from "../../images/remotePicture.ts";
import { describePicture, type Encoded, encode, fileName, fileNames } from "./encodeImages.ts";
import { fetchMaster, isFile, type Master } from "./fetchMaster.ts";
import { keepMaster, writePendingImages } from "./onDemandImages.ts";
import { PICTURES, publish } from "./publishPicture.ts";
import { encodeSocial, socialName } from "./socialPicture.ts";

interface Options {
  pathPrefix: string;
  cache: string;
  publicFolder: string;
  warn: (message: string) => void;
  /** Receives the progress from time to time. */
  report?: (message: string) => void;
  /** Leaves the encoding to the server (onDemandImages.ts). */
  areOnDemand?: boolean;
}

const REPORT_EVERY_MS = 5000;

const CONCURRENCY = 4;

function localPicture(
  { alt, credit }: PictureReference,
  hash: string,
  made: Encoded,
  base: string,
): Picture {
  const set = (format: "avif" | "webp"): string =>
    made.widths.map((w) => `${base}${fileName(hash, w, format)} ${w}w`).join(", ");
  const middle = made.widths.findLast((width) => width <= 1088) ?? made.width;
  return {
    src: `${base}${fileName(hash, middle, "webp")}`,
    sources: [{ type: "image/avif", srcSet: set("avif") }],
    srcSet: set("webp"),
    alt,
    credit,
    width: made.width,
    height: made.height,
    placeholder: made.placeholder,
  };
}

function memoizeByHash<Made>(
  make: (master: Master, cache: string) => Promise<Made>,
  cache: string,
): (master: Master) => Promise<Made> {
  const begun = new Map<string, Promise<Made>>();
  return (master) => {
    const work = begun.get(master.hash) ?? make(master, cache);
    begun.set(master.hash, work);
    return work;
  };
}

export interface PreparedPictures {
  show: (reference: PictureReference) => Picture;
  /** As a preview when a page is shared: one size, one format. */
  share: (reference: PictureReference) => SharedPicture;
}

/** Downloads the pictures and encodes them in every size and format; shared ones get a preview as well. */
export async function preparePictures(
  references: PictureReference[],
  sharedReferences: PictureReference[],
  options: Options,
): Promise<PreparedPictures> {
  const { pathPrefix, cache, publicFolder, warn, report, areOnDemand } = options;
  const base = `${pathPrefix}/${PICTURES}/`;
  const waiting = [...new Map(references.map((ref) => [ref.url, ref])).values()];
  const shared = new Set(sharedReferences.map(({ url }) => url));
  // Two addresses may have the same bytes, which are encoded once.
  const encodeOnce = memoizeByHash(areOnDemand ? describePicture : encode, cache);
  const encodeSocialOnce = memoizeByHash(encodeSocial, cache);
  const made = new Map<string, { hash: string; encoded: Encoded }>();
  const unreachable = new Set<string>();

  const prepare = async (reference: PictureReference): Promise<void> => {
    const { host } = new URL(reference.url);
    if (unreachable.has(host)) return;
    try {
      const master = await fetchMaster(reference, cache);
      const encoded = await encodeOnce(master);
      if (areOnDemand) await keepMaster(master, cache);
      else if (shared.has(reference.url)) await encodeSocialOnce(master);
      made.set(reference.url, { hash: master.hash, encoded });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      // A local file has no address for visitors.
      if (isFile(reference.url)) {
        const file = relative(process.cwd(), fileURLToPath(reference.url));
        throw new Error(`${file}, a picture of the site itself, cannot be used: ${reason}.`);
      }
      // fetch reports "fetch failed" if the host is unknown or refuses connections.
      if (reason === "fetch failed") unreachable.add(host);
      warn(
        `The picture ${reference.url} could not be downloaded, and is shown from its address: ${reason}.`,
      );
    }
  };
  const all = waiting.length;
  let reportedAt = Date.now();
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await prepare(next);
      if (Date.now() - reportedAt < REPORT_EVERY_MS) continue;
      reportedAt = Date.now();
      report?.(`Pictures: ${made.size} of ${all}.`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  const missing = await publish(
    [...made].flatMap(([url, { hash, encoded }]) => [
      ...fileNames(hash, encoded),
      ...(shared.has(url) ? [socialName(hash)] : []),
    ]),
    cache,
    publicFolder,
  );
  if (areOnDemand) await writePendingImages(missing, publicFolder);

  return {
    show: (reference) => {
      const home = made.get(reference.url);
      if (home) return localPicture(reference, home.hash, home.encoded, base);
      return toRemotePicture(reference);
    },
    share: (reference) => {
      const home = made.get(reference.url);
      if (!home) return toRemoteSharedPicture(reference);
      return { src: `${base}${socialName(home.hash)}`, alt: reference.alt, ...SOCIAL_SIZE };
    },
  };
}
