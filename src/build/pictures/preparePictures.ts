import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Picture, PictureReference, SharedPicture } from "../../documents/types.ts";
import { SOCIAL_SIZE, toRemotePicture, toRemoteSharedPicture } from "../../images/remotePicture.ts";
import { type Encoded, encode, fileName, fileNames, outline } from "./encode.ts";
import { fetchMaster, isFile, type Master } from "./fetchMaster.ts";
import { keepMaster, writePendingImages } from "./onDemandImages.ts";
import { PICTURES, publish } from "./publishPicture.ts";
import { encodeSocial, socialName } from "./socialPicture.ts";

interface Options {
  pathPrefix: string;
  cache: string;
  publicFolder: string;
  warn: (message: string) => void;
  /** Hears from time to time how many pictures are made. */
  say?: (message: string) => void;
  /** Leaves the encoding to the server (later.ts). */
  isLater?: boolean;
}

const SAY_EVERY_MS = 5000;

const SIDE_BY_SIDE = 4;

function own(
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
    tint: made.tint,
  };
}

function oncePer<Made>(
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
  /** As it stands for a page elsewhere: one size, one format. */
  share: (reference: PictureReference) => SharedPicture;
}

/**
 * Brings the pictures home, in every size and format, and says how each is shown. Those that stand
 * for a page where it is shared get one size more.
 */
export async function preparePictures(
  references: PictureReference[],
  sharedReferences: PictureReference[],
  options: Options,
): Promise<PreparedPictures> {
  const { pathPrefix, cache, publicFolder, warn, say, isLater } = options;
  const base = `${pathPrefix}/${PICTURES}/`;
  const waiting = [...new Map(references.map((ref) => [ref.url, ref])).values()];
  const shared = new Set(sharedReferences.map(({ url }) => url));
  // The same bytes may come from two places at once, and are made once.
  const encodeOnce = oncePer(isLater ? outline : encode, cache);
  const encodeSocialOnce = oncePer(encodeSocial, cache);
  const made = new Map<string, { hash: string; encoded: Encoded }>();
  const unreachable = new Set<string>();

  const prepare = async (reference: PictureReference): Promise<void> => {
    const { host } = new URL(reference.url);
    if (unreachable.has(host)) return;
    try {
      const master = await fetchMaster(reference, cache);
      const encoded = await encodeOnce(master);
      if (isLater) await keepMaster(master, cache);
      else if (shared.has(reference.url)) await encodeSocialOnce(master);
      made.set(reference.url, { hash: master.hash, encoded });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      // No visitor could ask for a file of this machine.
      if (isFile(reference.url)) {
        const file = relative(process.cwd(), fileURLToPath(reference.url));
        throw new Error(`${file}, a picture of the site itself, cannot be used: ${reason}.`);
      }
      // fetch says no more than "fetch failed" when there is no such host or nobody listens there.
      if (reason === "fetch failed") unreachable.add(host);
      warn(
        `The picture ${reference.url} stays where it is, it could not be brought home: ${reason}.`,
      );
    }
  };
  const all = waiting.length;
  let reportedAt = Date.now();
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await prepare(next);
      if (Date.now() - reportedAt < SAY_EVERY_MS) continue;
      reportedAt = Date.now();
      say?.(`Pictures: ${made.size} of ${all}.`);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  const missing = await publish(
    [...made].flatMap(([url, { hash, encoded }]) => [
      ...fileNames(hash, encoded),
      ...(shared.has(url) ? [socialName(hash)] : []),
    ]),
    cache,
    publicFolder,
  );
  if (isLater) await writePendingImages(missing, publicFolder);

  return {
    show: (reference) => {
      const home = made.get(reference.url);
      if (home) return own(reference, home.hash, home.encoded, base);
      return toRemotePicture(reference);
    },
    share: (reference) => {
      const home = made.get(reference.url);
      if (!home) return toRemoteSharedPicture(reference);
      return { src: `${base}${socialName(home.hash)}`, alt: reference.alt, ...SOCIAL_SIZE };
    },
  };
}
