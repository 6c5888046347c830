import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Fault } from "../documents/fault.ts";

export const PICTURE_FORMATS = ["avif", "webp", "jpeg", "png"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

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
  faults: readonly Fault[];
}

const FORMAT_OF_ENDING: Record<string, PictureFormat> = {
  avif: "avif",
  webp: "webp",
  jpg: "jpeg",
  jpeg: "jpeg",
  png: "png",
};

async function readPicture(root: string, name: string, format: PictureFormat): Promise<Picture> {
  const path = join(root, name);
  const [{ mtimeMs, size }, metadata] = await Promise.all([stat(path), sharp(path).metadata()]);
  const { width, height } = metadata.autoOrient;
  return { name, path, width, height, format, version: `${mtimeMs}-${size}` };
}

/** Every picture by its file name, with its dimensions. Only these names can ever be asked for. */
export async function readCatalogue(root: string): Promise<Catalogue> {
  const pictures = new Map<string, Picture>();
  const faults: Fault[] = [];
  const names = (await readdir(root)).filter((name) => !name.startsWith(".")).sort();
  const reading = names.map(async (name) => {
    const format = FORMAT_OF_ENDING[name.split(".").at(-1)?.toLowerCase() ?? ""];
    if (format === undefined) return undefined;
    return readPicture(root, name, format).catch(() => {
      const message = "this picture cannot be read. Save it again as WebP, AVIF, JPEG or PNG.";
      faults.push({ file: `pictures/${name}`, line: 1, message });
      return undefined;
    });
  });
  for (const picture of await Promise.all(reading)) {
    if (picture !== undefined) pictures.set(picture.name, picture);
  }
  return { pictures, faults };
}
