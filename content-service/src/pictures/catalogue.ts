import { open, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Fault } from "../documents/fault.ts";
import { isJunk } from "../documents/junk.ts";
import {
  HEAD_BYTES,
  isNamedLikePicture,
  type PictureFormat,
  readFormat,
  TAKEN,
} from "./formats.ts";
import { isWhole } from "./whole.ts";

/** What a build can decode beside all else it does; a telephone takes 12 to 50 of them. */
const MOST_MEGAPIXELS = 100;
/** Neither WebP nor AVIF has longer sides than 16,383. */
const LONGEST_SIDE = 16_000;
/** The site's build takes no more from any service. */
const MOST_MEGABYTES = 50;

const MILLION = 1_000_000;
/** Large enough to be decoded as a whole, small enough to cost nothing more. */
const PROBE = 16;
/** More would only take memory: so many are decoded at a time anyway. */
const SIDE_BY_SIDE = 4;

export interface Picture {
  name: string;
  path: string;
  width: number;
  height: number;
  format: PictureFormat;
  /** Changes when the file changes; part of every ETag made from it. */
  version: string;
}

export interface Catalogue {
  pictures: ReadonlyMap<string, Picture>;
  /** All that lies there and looks like a picture, usable or not. */
  names: readonly string[];
  /** All else that lies there. */
  others: readonly string[];
  faults: readonly Fault[];
}

export interface PictureReader {
  /** Every picture by its file name, with its dimensions. Only these names can ever be asked for. */
  read(): Promise<Catalogue>;
}

type Read = { picture: Picture } | { fault: string } | undefined;

const SMALLER = "Save it smaller: 4000 pixels on its longer side are plenty.";

function tooLarge({ width, height }: { width: number; height: number }): string | undefined {
  const size = `this picture has ${width} × ${height} pixels`;
  if (width * height > MOST_MEGAPIXELS * MILLION) {
    return `${size}, and at most ${MOST_MEGAPIXELS} million are taken. ${SMALLER}`;
  }
  if (Math.max(width, height) <= LONGEST_SIDE) return undefined;
  return `${size}, and at most ${LONGEST_SIDE} are taken on either side. ${SMALLER}`;
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const DAMAGED = `this picture is damaged, perhaps cut off while it was copied. Copy it again, or save it anew as ${TAKEN}.`;

/** How large a picture is, or why no page can show it. */
async function measure(
  bytes: Buffer,
  format: PictureFormat,
  decodes: boolean,
): Promise<{ width: number; height: number } | string> {
  if (!isWhole(bytes, format)) return DAMAGED;
  try {
    // Without a limit, so that a picture beyond it can be named by its size.
    const { autoOrient, pages } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    const fault = tooLarge({ width, height });
    if (fault !== undefined) return fault;
    if ((pages ?? 1) > 1)
      return "this picture moves, and pages show still ones. Save a single image of it.";
    // What cannot be decoded here would be missing on a page.
    if (decodes) await sharp(bytes).resize(PROBE, PROBE).raw().toBuffer();
    return { width, height };
  } catch {
    return DAMAGED;
  }
}

async function readFileOf(root: string, file: string, decodes: boolean): Promise<Read> {
  const path = join(root, file);
  // A letter with its accent may be one sign or two; documents are read in the same form.
  const name = file.normalize("NFC");
  const info = await stat(path);
  if (info.isDirectory() && isNamedLikePicture(name)) {
    return { fault: "this is a folder with the name of a picture. Rename it." };
  }
  if (!info.isFile()) return undefined;
  const read = readFormat(name, await headOf(path));
  if (read === undefined || "fault" in read) return read;
  if (info.size > MOST_MEGABYTES * MILLION) {
    const size = `this picture has ${Math.ceil(info.size / MILLION)} MB`;
    return { fault: `${size}, and at most ${MOST_MEGABYTES} MB are taken. ${SMALLER}` };
  }
  const measured = await measure(await readFile(path), read.format, decodes);
  if (typeof measured === "string") return { fault: measured };
  const version = `${info.mtimeMs}-${info.size}`;
  return { picture: { name, path, ...measured, format: read.format, version } };
}

function unreadable(error: unknown): Read {
  const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
  return { fault: `this file cannot be opened (${reason}). Put it there again.` };
}

export interface PictureReaderOptions {
  /** At first, pictures are looked at only, not decoded: who watches waits for the start. */
  startsFast: boolean;
}

export function createPictureReader(
  root: string,
  { startsFast }: PictureReaderOptions,
): PictureReader {
  let decodes = !startsFast;
  // What was decoded once is known until the file changes.
  const known = new Map<string, { version: string; read: Read }>();

  const readOne = async (file: string): Promise<Read> => {
    const version = await stat(join(root, file)).then(
      ({ mtimeMs, size, ino }) => `${mtimeMs}-${size}-${ino}`,
      () => "",
    );
    const before = known.get(file);
    if (before?.version === version && version !== "") return before.read;
    const read = await readFileOf(root, file, decodes).catch(unreadable);
    known.set(file, { version, read });
    return read;
  };

  return {
    async read() {
      const files = (await readdir(root)).filter((name) => !isJunk(name)).sort();
      const reads = new Map<string, Read>();
      const waiting = files[Symbol.iterator]();
      const work = async (): Promise<void> => {
        for (const file of waiting) reads.set(file, await readOne(file));
      };
      await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
      decodes = true;

      const pictures = new Map<string, Picture>();
      const names: string[] = [];
      const others: string[] = [];
      const faults: Fault[] = [];
      for (const file of files) {
        const read = reads.get(file);
        (read === undefined ? others : names).push(file.normalize("NFC"));
        if (read === undefined) continue;
        if ("fault" in read) faults.push({ file: `pictures/${file}`, message: read.fault });
        else pictures.set(read.picture.name, read.picture);
      }
      return { pictures, names, others, faults };
    },
  };
}
