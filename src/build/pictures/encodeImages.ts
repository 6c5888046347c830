import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { PICTURE_WIDTHS } from "../../images/remotePicture.ts";
import type { Master } from "./fetchMaster.ts";
import { placeholderOf } from "./placeholder.ts";
import { writeOnce } from "./writeOnce.ts";

/** Up to this width, stronger compression is not visible. */
const MAX_COMPRESSED_WIDTH = 800;

type Format = "avif" | "webp";

// More effort on AVIF takes six times as long for flat drawings and saves no byte.
function settingsFor(format: Format, width: number) {
  if (format === "webp") return { quality: 76, effort: 4 };
  return width <= MAX_COMPRESSED_WIDTH
    ? { quality: 50, effort: 2, chromaSubsampling: "4:2:0" }
    : { quality: 55, effort: 2 };
}

/** Raise it when the settings above change. */
const ENCODING_VERSION = 4;

export interface Encoded {
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
}

export const fileName = (hash: string, width: number, format: Format): string =>
  `${hash}-${ENCODING_VERSION}-${width}.${format}`;

export const fileNames = (hash: string, { widths }: Encoded): string[] =>
  widths.flatMap((width) => [fileName(hash, width, "avif"), fileName(hash, width, "webp")]);

function isEncoded(value: unknown): value is Encoded {
  return typeof value === "object" && value !== null && "widths" in value && "placeholder" in value;
}

async function readRecord(file: string): Promise<Encoded | undefined> {
  const record: unknown = await readFile(file, "utf8").then(JSON.parse, () => undefined);
  return isEncoded(record) ? record : undefined;
}

/** The widths of layouts below the picture's own, and its own up to the widest. */
function widthsOf(own: number): number[] {
  const natural = Math.min(own, Math.max(...PICTURE_WIDTHS));
  return [...PICTURE_WIDTHS.filter((width) => width < natural), natural];
}

const isCurrent = ({ width, widths }: Encoded): boolean => widths.join() === widthsOf(width).join();

/** Raise it when the fields of Encoded or the settings of placeholders change. */
const RECORD_VERSION = 7;

const recordFile = (hash: string, cache: string): string =>
  join(cache, `${hash}-${RECORD_VERSION}.json`);

/** Encodes one size and format of a picture, rotated by its EXIF orientation. */
export function encodeOne(bytes: Buffer, name: string, cache: string): Promise<void> {
  const [, width, format] = /-(\d+)[.](avif|webp)$/.exec(name) ?? [];
  if (!width || (format !== "avif" && format !== "webp")) throw new Error(`${name} is no picture`);
  return writeOnce(join(cache, name), (file) =>
    sharp(bytes)
      .autoOrient()
      .resize({ width: Number(width) })
      .toFormat(format, settingsFor(format, Number(width)))
      .toFile(file),
  );
}

/** The dimensions, widths and placeholder of a picture; cached. */
export async function describePicture({ bytes, hash }: Master, cache: string): Promise<Encoded> {
  const known = await readRecord(recordFile(hash, cache));
  if (known && isCurrent(known)) return known;
  const { autoOrient } = await sharp(bytes).metadata();
  const { width, height } = autoOrient;
  const record = {
    width,
    height,
    widths: widthsOf(width),
    placeholder: await placeholderOf(bytes),
  };
  await mkdir(cache, { recursive: true });
  await writeFile(recordFile(hash, cache), JSON.stringify(record));
  return record;
}

/** Encodes all sizes and formats of a picture that are not cached. */
export async function encode({ bytes, hash }: Master, cache: string): Promise<Encoded> {
  const record = await describePicture({ bytes, hash }, cache);
  const missing = fileNames(hash, record).filter((name) => !existsSync(join(cache, name)));
  for (const name of missing) await encodeOne(bytes, name, cache);
  return record;
}
