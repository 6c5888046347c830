import { readFile } from "node:fs/promises";
import sharp, { type ResizeOptions, type Sharp } from "sharp";
import type { Picture } from "./catalogue.ts";
import type { PictureFormat } from "./formats.ts";
import { MAX_SIDE, type PictureParameters } from "./parameters.ts";

const WHITE = { r: 255, g: 255, b: 255, alpha: 1 };

/** sharp's options for imgix' fits; undefined leaves the size as it is. */
function resizing(
  { w, h, fit }: PictureParameters,
  size: { width: number; height: number },
): ResizeOptions | undefined {
  if (w === undefined && h === undefined) return undefined;
  if (w === undefined || h === undefined || fit === "clip" || fit === "max") {
    // Both sides are limited: a crop of 1 × 1000 must not grow to 4000 × 4000000.
    const withoutEnlargement = fit === "max" || fit === "min";
    return { width: w ?? MAX_SIDE, height: h ?? MAX_SIDE, fit: "inside", withoutEnlargement };
  }
  switch (fit) {
    case "crop":
      return { width: w, height: h, fit: "cover" };
    case "min": {
      // Crops to the requested ratio, without enlarging.
      const scale = Math.min(1, size.width / w, size.height / h);
      const side = (length: number) => Math.max(1, Math.round(length * scale));
      return { width: side(w), height: side(h), fit: "cover" };
    }
    case "fill":
      return { width: w, height: h, fit: "contain", background: WHITE };
    case "scale":
      return { width: w, height: h, fit: "fill" };
  }
}

function encode(image: Sharp, format: PictureFormat, quality: number | undefined): Sharp {
  const options = quality === undefined ? {} : { quality };
  switch (format) {
    case "avif":
      // Effort 2 of 9: a visitor of the development server waits for this one.
      return image.avif({ effort: 2, ...options });
    case "webp":
      return image.webp(options);
    case "jpeg":
      return image.jpeg({ mozjpeg: true, ...options });
    case "png":
      return image.png();
  }
}

export async function renderPicture(
  picture: Picture,
  parameters: PictureParameters,
  format: PictureFormat,
): Promise<Buffer> {
  const { rect, q } = parameters;
  const resize = resizing(parameters, rect ?? picture);
  if (!rect && !resize && q === undefined && format === picture.format) {
    return readFile(picture.path);
  }
  let image = sharp(await readFile(picture.path)).autoOrient();
  if (rect) image = image.extract(rect);
  if (resize) image = image.resize(resize);
  return encode(image, format, q).toBuffer();
}
