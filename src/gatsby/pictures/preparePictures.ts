import { copyFile, link, mkdir, readdir, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { SOCIAL_SIZE, sharedWhereItIs, whereItIs } from "../../content/remotePicture.ts";
import type { Picture, PictureReference, SharedPicture } from "../../content/types.ts";
import { type Encoded, encode, fileName, fileNames } from "./encode.ts";
import { fetchMaster, isFile, type Master } from "./fetchMaster.ts";
import { encodeSocial, socialName } from "./social.ts";

interface Options {
  pathPrefix: string;
  cache: string;
  publicFolder: string;
  warn: (message: string) => void;
}

/** Under this path the host lets browsers keep files for a year: their names change with them. */
const PICTURES = "pictures";

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

async function publish(names: string[], { cache, publicFolder }: Options): Promise<void> {
  const folder = join(publicFolder, PICTURES);
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  const wanted = new Set(names);
  for (const name of wanted) {
    if (present.has(name)) continue;
    const [from, to] = [join(cache, name), join(folder, name)];
    await link(from, to).catch(() => copyFile(from, to));
  }
  for (const name of present) if (!wanted.has(name)) await rm(join(folder, name));
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
  const { pathPrefix, cache, warn } = options;
  const base = `${pathPrefix}/${PICTURES}/`;
  const waiting = [...new Map(references.map((ref) => [ref.url, ref])).values()];
  const shared = new Set(sharedReferences.map(({ url }) => url));
  // The same bytes may come from two places at once, and are made once.
  const encodeOnce = oncePer(encode, cache);
  const encodeSocialOnce = oncePer(encodeSocial, cache);
  const made = new Map<string, { hash: string; encoded: Encoded }>();
  const unreachable = new Set<string>();

  const prepare = async (reference: PictureReference): Promise<void> => {
    const { host } = new URL(reference.url);
    if (unreachable.has(host)) return;
    try {
      const master = await fetchMaster(reference, cache);
      const encoded = await encodeOnce(master);
      if (shared.has(reference.url)) await encodeSocialOnce(master);
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
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await prepare(next);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  await publish(
    [...made].flatMap(([url, { hash, encoded }]) => [
      ...fileNames(hash, encoded),
      ...(shared.has(url) ? [socialName(hash)] : []),
    ]),
    options,
  );

  return {
    show: (reference) => {
      const home = made.get(reference.url);
      if (home) return own(reference, home.hash, home.encoded, base);
      return whereItIs(reference);
    },
    share: (reference) => {
      const home = made.get(reference.url);
      if (!home) return sharedWhereItIs(reference);
      return { src: `${base}${socialName(home.hash)}`, alt: reference.alt, ...SOCIAL_SIZE };
    },
  };
}
