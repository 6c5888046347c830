export const PICTURE_FORMATS = ["avif", "webp", "jpeg", "png"] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The first bytes of a file, which contain its signature. */
export const HEAD_BYTES = 4096;

const FORMAT_OF_ENDING: Record<string, PictureFormat> = {
  avif: "avif",
  webp: "webp",
  jpg: "jpeg",
  jpeg: "jpeg",
  png: "png",
};

const ENDING_OF_FORMAT: Record<PictureFormat, string> = {
  avif: "avif",
  webp: "webp",
  jpeg: "jpg",
  png: "png",
};

/** File extensions of pictures that pages cannot show. */
const PICTURE_ENDING =
  /\.(?:avifs?|webp|jpe?g?|jfif|a?png|hei[cf]|gif|tiff?|bmp|svgz?|psd|jxl|jp2|ico|eps|ai|dng|cr[23]|nef|arw)$/i;

/** For messages of faults. */
export const SUPPORTED = "WebP, AVIF, JPEG or PNG";

const SAVE = `Save it as ${SUPPORTED}.`;
const AS_JPEG = "Export it as JPEG.";

interface Signature {
  what: string;
  cure: string;
  matches(head: Buffer): boolean;
}

const starts =
  (...beginnings: (string | number[])[]) =>
  (head: Buffer): boolean =>
    beginnings.some((beginning) => {
      const bytes = typeof beginning === "string" ? Buffer.from(beginning, "latin1") : beginning;
      return Buffer.from(bytes).equals(head.subarray(0, bytes.length));
    });

/** The brands of an ISO base media file: ftyp, its major brand, a version, and compatible brands. */
function brandsOf(head: Buffer): string[] {
  if (head.toString("latin1", 4, 8) !== "ftyp") return [];
  const end = Math.min(head.readUInt32BE(0), head.length);
  const words = head.toString("latin1", 8, Math.max(end, 12)).match(/[\s\S]{4}/g) ?? [];
  return words.filter((_, index) => index !== 1);
}

const hasBrand =
  (brand: RegExp) =>
  (head: Buffer): boolean =>
    brandsOf(head).some((own) => brand.test(own));

/** A still picture may have "avis" among its compatible brands. */
const isMovingAvif = (head: Buffer): boolean => brandsOf(head)[0] === "avis";

const isText =
  (beginning: RegExp) =>
  (head: Buffer): boolean =>
    beginning.test(head.toString("utf8").replace(/^\uFEFF/, ""));

/** The first match is the most specific one. */
const UNSUPPORTED: Signature[] = [
  {
    what: "a moving AVIF picture",
    cure: "Save a single image of it.",
    matches: isMovingAvif,
  },
  {
    what: "a HEIC picture, as telephones take them",
    cure: AS_JPEG,
    matches: (head) => !hasBrand(/^avif/)(head) && hasBrand(/^(?:hei|hev|mif1|msf1)/)(head),
  },
  { what: "a raw picture of a camera", cure: AS_JPEG, matches: hasBrand(/^crx/) },
  {
    what: "a film",
    cure: "A page shows pictures only: link the film from the text.",
    matches: (head) =>
      (brandsOf(head).length > 0 && !hasBrand(/^avi[fs]/)(head)) ||
      starts([0x1a, 0x45, 0xdf, 0xa3])(head),
  },
  {
    what: "a GIF picture",
    cure: "Save a single image of it as PNG or WebP.",
    matches: starts("GIF8"),
  },
  {
    what: "a TIFF or raw picture",
    cure: AS_JPEG,
    matches: starts("II*\0", "MM\0*", "II+\0", "MM\0+"),
  },
  { what: "a BMP picture", cure: "Save it as PNG.", matches: starts("BM") },
  { what: "a Photoshop file", cure: AS_JPEG, matches: starts("8BPS") },
  {
    what: "a JPEG XL picture",
    cure: AS_JPEG,
    matches: starts([0xff, 0x0a], [0, 0, 0, 0x0c, 0x4a, 0x58, 0x4c, 0x20]),
  },
  {
    what: "a JPEG 2000 picture",
    cure: AS_JPEG,
    matches: starts([0, 0, 0, 0x0c, 0x6a, 0x50, 0x20, 0x20], [0xff, 0x4f, 0xff, 0x51]),
  },
  { what: "an icon file", cure: "Save it as PNG.", matches: starts([0, 0, 1, 0], [0, 0, 2, 0]) },
  { what: "a PDF document", cure: "Export the page as JPEG or PNG.", matches: starts("%PDF") },
  { what: "a drawing in PostScript", cure: "Export it as PNG.", matches: starts("%!PS") },
  {
    what: "an archive or an office document",
    cure: "Take the picture out of it, and save it as JPEG or PNG.",
    matches: starts("PK", "Rar!", [0x1f, 0x8b], [0xd0, 0xcf, 0x11, 0xe0]),
  },
  {
    what: "a pointer of Git LFS, not the picture itself",
    cure: 'Fetch the picture with "git lfs pull".',
    matches: starts("version https://git-lfs"),
  },
  {
    what: "an SVG drawing",
    cure: "Export it as PNG or WebP, 1600 pixels wide.",
    matches: isText(/^\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!doctype svg[^>]*>\s*)*<svg[\s>]/i),
  },
  {
    what: "a web page, not the picture on it",
    cure: "Save the picture itself, with the right button of the mouse.",
    matches: isText(/^\s*(?:<!doctype html|<html)/i),
  },
];

/** The format by the first bytes; undefined if pages cannot show it. */
function formatOf(head: Buffer): PictureFormat | undefined {
  if (starts([0xff, 0xd8, 0xff])(head)) return "jpeg";
  if (starts([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])(head)) return "png";
  if (starts("RIFF")(head) && head.toString("latin1", 8, 12) === "WEBP") return "webp";
  return hasBrand(/^avif/)(head) && !isMovingAvif(head) ? "avif" : undefined;
}

const endingOf = (name: string): string => /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? "";

/** Whether the file extension is that of a picture. */
export const isNamedLikePicture = (name: string): boolean => PICTURE_ENDING.test(name);

/** APNG is a PNG with an additional chunk before the picture. */
const isMovingPng = (head: Buffer): boolean => head.includes("acTL") && formatOf(head) === "png";

/**
 * The format of a file in pictures/; { fault } when it is a picture that pages cannot show, and
 * undefined when it is none and does not say so either.
 */
export function readFormat(
  name: string,
  head: Buffer,
): { format: PictureFormat } | { fault: string } | undefined {
  const format = formatOf(head);
  if (format === undefined) {
    const found = UNSUPPORTED.find(({ matches }) => matches(head));
    if (found !== undefined && (isNamedLikePicture(name) || /picture|draw/.test(found.what))) {
      return { fault: `this is ${found.what}, and pages show ${SUPPORTED}. ${found.cure}` };
    }
    if (!isNamedLikePicture(name)) return undefined;
    if (head.length === 0) return { fault: `this file is empty. ${SAVE}` };
    return { fault: `this is no picture, whatever its name says. ${SAVE}` };
  }
  if (isMovingPng(head)) {
    return { fault: "this is a moving PNG picture. Save a single image of it." };
  }
  if (FORMAT_OF_ENDING[endingOf(name)] === format) return { format };
  const right = `${name.replace(/\.[^.]*$/, "")}.${ENDING_OF_FORMAT[format]}`;
  const what = { avif: "an AVIF", webp: "a WebP", jpeg: "a JPEG", png: "a PNG" }[format];
  return {
    fault: `this is ${what} picture under another name. Rename it "${right}", here and where documents name it.`,
  };
}
