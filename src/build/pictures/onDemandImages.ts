import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { encodeOne } from "./encodeImages.ts";
import type { Master } from "./fetchMaster.ts";
import { PICTURES, publishOne } from "./publishPicture.ts";
import { encodeSocial } from "./socialPicture.ts";

// For `npm start` and tests, pictures are encoded on demand: the build writes their masters and a list, and the server
// encodes a picture when it is requested.

/** The environment variable that turns it on in Gatsby's build. */
export const IMAGES_ON_DEMAND = "IMAGES_ON_DEMAND";

export const areImagesOnDemand = (): boolean => process.env[IMAGES_ON_DEMAND] === "on";

/** The list of pictures. Files that begin with a dot are not deployed. */
const PENDING_FILE = ".pictures.json";

const masterFile = (hash: string, cache: string): string => join(cache, "waiting", hash);

export async function keepMaster({ bytes, hash }: Master, cache: string): Promise<void> {
  const file = masterFile(hash, cache);
  await mkdir(join(cache, "waiting"), { recursive: true });
  if (!existsSync(file)) await writeFile(file, bytes);
}

export async function writePendingImages(names: string[], publicFolder: string): Promise<void> {
  await writeFile(join(publicFolder, PENDING_FILE), JSON.stringify(names));
}

/** The pictures that a build did not encode, even if they have been encoded since. */
export function pendingImages(publicFolder: string): string[] {
  const list = join(publicFolder, PENDING_FILE);
  return existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
}

export interface OnDemandImages {
  /** Encodes the picture at a path, /pictures/….avif, if it is pending, and still wanted when its turn comes. */
  make(path: string, isWanted?: () => boolean): Promise<void>;
  /** Encodes all others while there are no requests. */
  makeAll(say: (sentence: string) => void, signal: AbortSignal): Promise<void>;
}

/** More would use all threads of libuv's pool, which Node needs to read files. */
const CONCURRENCY = 2;

const REPORT_EVERY_MS = 10_000;

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

  const turns: Promise<unknown>[] = Array.from({ length: CONCURRENCY }, () => Promise.resolve());
  let next = 0;
  const asked = new Set<Promise<void>>();
  return {
    async make(path, isWanted = () => true) {
      const name = path.replace(`/${PICTURES}/`, "");
      if (!known.has(name) || isThere(name)) return;
      const turn = next++ % CONCURRENCY;
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
        if (Date.now() - reportedAt < REPORT_EVERY_MS) continue;
        reportedAt = Date.now();
        say(`Pictures: ${index + 1} of ${names.length}.`);
      }
      if (names.length > 0) say(`All ${names.length} pictures are made.`);
      await rm(join(publicFolder, PENDING_FILE), { force: true });
      // Only these masters: those of another build may still be needed.
      for (const hash of new Set(names.map((name) => name.split("-")[0] ?? ""))) {
        await rm(masterFile(hash, cache), { force: true });
      }
    },
  };
}
