import { open, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Fault } from "../documents/fault.ts";
import { isSystemFile } from "../documents/system-files.ts";
import { isComplete } from "./completeness.ts";
import {
  HEAD_BYTES,
  isNamedLikePicture,
  type PictureFormat,
  readFormat,
  SUPPORTED,
} from "./formats.ts";

/** What a build can decode; phones take pictures of 12 to 50 megapixels. */
const MAX_MEGAPIXELS = 100;
/** WebP and AVIF allow at most 16,383. */
const MAX_SOURCE_SIDE = 16_000;
/** The limit of the site's build. */
const MAX_MEGABYTES = 50;

const MILLION = 1_000_000;
/** Pictures are decoded to this size as a test. */
const PROBE = 16;
/** More would only use memory: sharp decodes this many at a time. */
const CONCURRENCY = 4;

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
  /** All files that look like pictures, usable or not. */
  names: readonly string[];
  /** All other files. */
  others: readonly string[];
  faults: readonly Fault[];
}

export interface PictureReader {
  /** Every picture by its file name, with its dimensions. Only these names can ever be asked for. */
  read(): Promise<Catalogue>;
}

type ReadResult = { picture: Picture } | { fault: string } | undefined;

const SMALLER = "Save it smaller: 4000 pixels on its longer side are plenty.";

function tooLarge({ width, height }: { width: number; height: number }): string | undefined {
  const size = `this picture has ${width} × ${height} pixels`;
  if (width * height > MAX_MEGAPIXELS * MILLION) {
    return `${size}, and at most ${MAX_MEGAPIXELS} million are taken. ${SMALLER}`;
  }
  if (Math.max(width, height) <= MAX_SOURCE_SIDE) return undefined;
  return `${size}, and at most ${MAX_SOURCE_SIDE} are taken on either side. ${SMALLER}`;
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

const DAMAGED = `this picture is damaged, perhaps cut off while it was copied. Copy it again, or save it anew as ${SUPPORTED}.`;

/** The size of a picture, or why pages cannot show it. */
async function measure(
  bytes: Buffer,
  format: PictureFormat,
  decodes: boolean,
): Promise<{ width: number; height: number } | string> {
  if (!isComplete(bytes, format)) return DAMAGED;
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

async function readFileOf(root: string, file: string, decodes: boolean): Promise<ReadResult> {
  const path = join(root, file);
  // Normalized like the text of documents: an accented letter may be one or two code points.
  const name = file.normalize("NFC");
  const info = await stat(path);
  if (info.isDirectory() && isNamedLikePicture(name)) {
    return { fault: "this is a folder with the name of a picture. Rename it." };
  }
  if (!info.isFile()) return undefined;
  const read = readFormat(name, await headOf(path));
  if (read === undefined || "fault" in read) return read;
  if (info.size > MAX_MEGABYTES * MILLION) {
    const size = `this picture has ${Math.ceil(info.size / MILLION)} MB`;
    return { fault: `${size}, and at most ${MAX_MEGABYTES} MB are taken. ${SMALLER}` };
  }
  const measured = await measure(await readFile(path), read.format, decodes);
  if (typeof measured === "string") return { fault: measured };
  const version = `${info.mtimeMs}-${info.size}`;
  return { picture: { name, path, ...measured, format: read.format, version } };
}

function unreadable(error: unknown): ReadResult {
  const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
  return { fault: `this file cannot be opened (${reason}). Put it there again.` };
}

export interface PictureReaderOptions {
  /** Does not decode pictures at first, for a fast start in watch mode. */
  startsFast: boolean;
}

export function createPictureReader(
  root: string,
  { startsFast }: PictureReaderOptions,
): PictureReader {
  let decodes = !startsFast;
  // Results are cached until the file changes.
  const known = new Map<string, { version: string; read: ReadResult }>();

  const readOne = async (file: string): Promise<ReadResult> => {
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
      const files = (await readdir(root)).filter((name) => !isSystemFile(name)).sort();
      const reads = new Map<string, ReadResult>();
      const waiting = files[Symbol.iterator]();
      const work = async (): Promise<void> => {
        for (const file of waiting) reads.set(file, await readOne(file));
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, work));
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
