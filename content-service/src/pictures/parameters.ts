export const FITS = ["clip", "crop", "max", "min", "fill", "scale"] as const;
export type Fit = (typeof FITS)[number];

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The imgix parameters of an address. */
export interface PictureParameters {
  w: number | undefined;
  h: number | undefined;
  q: number | undefined;
  fit: Fit;
  rect: Rect | undefined;
  autoFormat: boolean;
}

export const MAX_SIDE = 4000;

export class BadParameter extends Error {}

function integer(query: URLSearchParams, name: string, max: number): number | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  const value = Number(text);
  if (/^\d{1,5}$/.test(text) && value >= 1 && value <= max) return value;
  throw new BadParameter(`Parameter "${name}" must be a whole number from 1 to ${max}.`);
}

function readFit(query: URLSearchParams): Fit {
  const text = query.get("fit") ?? "clip";
  const fit = FITS.find((name) => name === text);
  if (fit !== undefined) return fit;
  throw new BadParameter(`Parameter "fit" must be one of: ${FITS.join(", ")}.`);
}

// "compress" is accepted and ignored: hosted addresses have "auto=compress,format".
function readAuto(query: URLSearchParams): boolean {
  const words = query.get("auto")?.split(",") ?? [];
  if (words.some((word) => word !== "format" && word !== "compress")) {
    throw new BadParameter('Parameter "auto" must be "format", "compress" or "format,compress".');
  }
  return words.includes("format");
}

function readRect(
  query: URLSearchParams,
  picture: { width: number; height: number },
): Rect | undefined {
  const text = query.get("rect");
  if (text === null) return undefined;
  const sides = /^(\d{1,5}),(\d{1,5}),(\d{1,5}),(\d{1,5})$/.exec(text)?.slice(1).map(Number);
  if (sides === undefined) {
    throw new BadParameter('Parameter "rect" must be four whole numbers: x,y,width,height.');
  }
  const [left = 0, top = 0, w = 0, h = 0] = sides;
  const width = Math.min(w, picture.width - left);
  const height = Math.min(h, picture.height - top);
  if (width > 0 && height > 0) return { left, top, width, height };
  const size = `${picture.width} × ${picture.height}`;
  throw new BadParameter(`Parameter "rect" must cut a part of the picture, which is ${size}.`);
}

/** Reads the known parameters and ignores others, as imgix does; throws BadParameter. */
export function readParameters(
  query: URLSearchParams,
  picture: { width: number; height: number },
): PictureParameters {
  return {
    w: integer(query, "w", MAX_SIDE),
    h: integer(query, "h", MAX_SIDE),
    q: integer(query, "q", 100),
    fit: readFit(query),
    rect: readRect(query, picture),
    autoFormat: readAuto(query),
  };
}
