import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { encodeOne } from "./encode.ts";
import type { Master } from "./fetchMaster.ts";
import { PICTURES, publishOne } from "./publishPicture.ts";
import { encodeSocial } from "./socialPicture.ts";

// Whoever starts or tests the site sees it before its pictures are made: the build leaves their masters and
// a list, and the server makes a picture when somebody asks for it.

/** Says to Gatsby's build that the server makes the pictures. */
export const IMAGES_ON_DEMAND = "IMAGES_ON_DEMAND";

export const areImagesOnDemand = (): boolean => process.env[IMAGES_ON_DEMAND] === "on";

/** The names of pictures that are to be made; what begins with a dot is not deployed. */
const LIST = ".pictures.json";

const masterFile = (hash: string, cache: string): string => join(cache, "waiting", hash);

export async function keepMaster({ bytes, hash }: Master, cache: string): Promise<void> {
  const file = masterFile(hash, cache);
  await mkdir(join(cache, "waiting"), { recursive: true });
  if (!existsSync(file)) await writeFile(file, bytes);
}

export async function writePendingImages(names: string[], publicFolder: string): Promise<void> {
  await writeFile(join(publicFolder, LIST), JSON.stringify(names));
}

/** The names of the pictures that a build has left for later, whether they are made by now or not. */
export function pendingImages(publicFolder: string): string[] {
  const list = join(publicFolder, LIST);
  return existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
}

export interface OnDemandImages {
  /** Makes the picture at a path, /pictures/….avif, if it is to be made and still wanted in its turn. */
  make(path: string, isWanted?: () => boolean): Promise<void>;
  /** Makes all others, whenever nobody asks. */
  makeAll(say: (sentence: string) => void, signal: AbortSignal): Promise<void>;
}

/**
 * More would take all threads that Node reads files with, and the pages themselves would wait until the last
 * picture is made.
 */
const AT_ONCE = 2;

const SAY_EVERY_MS = 10_000;

export function createOnDemandImages(cache: string, publicFolder: string): OnDemandImages {
  const names = pendingImages(publicFolder);
  const known = new Set(names);
  const isThere = (name: string): boolean => existsSync(join(publicFolder, PICTURES, name));
  async function make(name: string): Promise<void> {
    const [hash = ""] = name.split("-");
    if (existsSync(join(cache, name))) return publishOne(name, cache, publicFolder);
    const bytes = await readFile(masterFile(hash, cache));
    if (name.endsWith(".jpg")) await encodeSocial({ bytes, hash }, cache);
    else await encodeOne(bytes, name, cache);
    await publishOne(name, cache, publicFolder);
  }

  const turns: Promise<unknown>[] = Array.from({ length: AT_ONCE }, () => Promise.resolve());
  let next = 0;
  const asked = new Set<Promise<void>>();
  return {
    async make(path, isWanted = () => true) {
      const name = path.replace(`/${PICTURES}/`, "");
      if (!known.has(name) || isThere(name)) return;
      const turn = next++ % AT_ONCE;
      const work = Promise.resolve(turns[turn]).then(() =>
        isThere(name) || !isWanted() ? undefined : make(name),
      );
      turns[turn] = work.catch(() => undefined);
      asked.add(work);
      await work.finally(() => asked.delete(work));
    },
    async makeAll(say, signal) {
      let reportedAt = Date.now();
      for (const [index, name] of names.entries()) {
        while (asked.size > 0) await Promise.allSettled(asked);
        if (signal.aborted) return;
        if (!isThere(name)) await make(name);
        if (Date.now() - reportedAt < SAY_EVERY_MS) continue;
        reportedAt = Date.now();
        say(`Pictures: ${index + 1} of ${names.length}.`);
      }
      if (names.length > 0) say(`All ${names.length} pictures are made.`);
      await rm(join(publicFolder, LIST), { force: true });
      // All that comes of these is in the cache; the masters of another build may still be waited for.
      for (const hash of new Set(names.map((name) => name.split("-")[0] ?? ""))) {
        await rm(masterFile(hash, cache), { force: true });
      }
    },
  };
}
