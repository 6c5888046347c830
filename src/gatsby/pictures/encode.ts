import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { PICTURE_WIDTHS } from "../../content/remotePicture.ts";
import type { Master } from "./fetchMaster.ts";

/** Up to here a picture is shown on screens so fine that no eye tells it from a better one. */
const SMALL = 800;

type Format = "avif" | "webp";

// More effort on AVIF takes six times as long for flat drawings and saves no byte.
function settingsFor(format: Format, width: number) {
  if (format === "webp") return { quality: 76, effort: 4 };
  return width <= SMALL
    ? { quality: 50, effort: 2, chromaSubsampling: "4:2:0" }
    : { quality: 55, effort: 2 };
}

/** Goes up when the settings above change, so that pictures are made anew. */
const RECIPE = 3;

export interface Encoded {
  width: number;
  height: number;
  widths: number[];
  tint: string;
}

export const fileName = (hash: string, width: number, format: Format): string =>
  `${hash}-${RECIPE}-${width}.${format}`;

export const fileNames = (hash: string, { widths }: Encoded): string[] =>
  widths.flatMap((width) => [fileName(hash, width, "avif"), fileName(hash, width, "webp")]);

function isEncoded(value: unknown): value is Encoded {
  return typeof value === "object" && value !== null && "widths" in value && "tint" in value;
}

async function readRecord(file: string): Promise<Encoded | undefined> {
  const record: unknown = await readFile(file, "utf8").then(JSON.parse, () => undefined);
  return isEncoded(record) ? record : undefined;
}

/** Every width that layouts ask for and the picture has, and its own where it is narrower than the widest. */
function widthsOf(own: number): number[] {
  const natural = Math.min(own, Math.max(...PICTURE_WIDTHS));
  return [...PICTURE_WIDTHS.filter((width) => width < natural), natural];
}

const isOfToday = ({ width, widths }: Encoded): boolean => widths.join() === widthsOf(width).join();

const toHex = (channel: number): string => Math.round(channel).toString(16).padStart(2, "0");

/** All sizes and formats of a picture, made once: an unchanged picture is never encoded again. */
export async function encode({ bytes, hash }: Master, cache: string): Promise<Encoded> {
  const recordFile = join(cache, `${hash}-${RECIPE}.json`);
  const known = await readRecord(recordFile);
  const isThere = (name: string): boolean => existsSync(join(cache, name));
  if (known && isOfToday(known) && fileNames(hash, known).every(isThere)) return known;

  await mkdir(cache, { recursive: true });
  const picture = sharp(bytes).rotate();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const { dominant } = await sharp(data).flatten().stats();
  const widths = widthsOf(info.width);
  for (const width of widths) {
    const resized = sharp(data).resize({ width });
    for (const format of ["avif", "webp"] as const) {
      const file = join(cache, fileName(hash, width, format));
      // Written beside and renamed: a build that is stopped leaves no half picture.
      await resized.clone().toFormat(format, settingsFor(format, width)).toFile(`${file}.part`);
      await rename(`${file}.part`, file);
    }
  }
  const tint = `#${toHex(dominant.r)}${toHex(dominant.g)}${toHex(dominant.b)}`;
  const record: Encoded = { width: info.width, height: info.height, widths, tint };
  await writeFile(recordFile, JSON.stringify(record));
  return record;
}
