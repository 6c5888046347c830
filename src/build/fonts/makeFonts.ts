import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import subsetFont from "subset-font";
import {
  DISPLAY_OPTICAL_SIZE,
  DISPLAY_WEIGHT,
  FONT_FAMILY,
  FONT_WEIGHT,
} from "../../../design-tokens/primitives/type.ts";
import { type FontMetrics, lettersOf, readMetrics, SAMPLE } from "./fontMetrics.ts";

export type FontRole = keyof typeof FONT_FAMILY;

/** A font in files: the letters of English and German, other Latin letters, and Cyrillic ones of another font. */
export interface SiteFont {
  role: FontRole;
  family: string;
  /** As CSS says it: "500" or "400 700". */
  weights: string;
  files: FontFile[];
  measures: FontMetrics;
}

export interface FontFile {
  /** "fraunces-latin-3f2a….woff2" */
  name: string;
  bytes: Buffer;
  letters: string[];
  /** Set for another font with letters of another script. */
  guest?: {
    isItalic: boolean;
    /** Scales it to the same x-height. */
    size: number;
  };
}

interface Source {
  /** `#` stands for "latin" or "latin-ext". */
  file: string;
  axes: Record<string, number>;
  weights: { min: number; max: number };
  /** The most frequent weight. */
  weight: number;
  /** The font of Cyrillic letters; `#` stands for "normal" or "italic". Both have the Serbian forms (locl). */
  cyrillic: { name: string; file: string; size: number };
}

const SOURCES: Record<FontRole, Source> = {
  display: {
    file: "@fontsource-variable/fraunces/files/fraunces-#-standard-normal.woff2",
    axes: { opsz: DISPLAY_OPTICAL_SIZE },
    weights: { min: DISPLAY_WEIGHT, max: DISPLAY_WEIGHT },
    weight: DISPLAY_WEIGHT,
    cyrillic: {
      name: "vollkorn",
      file: "@fontsource-variable/vollkorn/files/vollkorn-cyrillic-wght-#.woff2",
      size: 1,
    },
  },
  body: {
    file: "@fontsource-variable/figtree/files/figtree-#-wght-normal.woff2",
    axes: {},
    weights: { min: FONT_WEIGHT.regular, max: FONT_WEIGHT.bold },
    weight: FONT_WEIGHT.regular,
    cyrillic: {
      name: "source-sans-3",
      file: "@fontsource-variable/source-sans-3/files/source-sans-3-cyrillic-wght-#.woff2",
      size: 1.02,
    },
  },
};

const PARTS = ["latin", "latin-ext"] as const;
const STYLES = ["normal", "italic"] as const;

/** OpenType features that are kept. */
const FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga"];

const CACHE = resolve("node_modules/.cache/vidikovac/fonts");

// Raise it when this file makes the fonts differently.
const CACHE_VERSION = "1";

const hash = (...parts: (string | Buffer)[]): string => {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part).update("\n");
  return sum.digest("hex").slice(0, 20);
};

type Options = Parameters<typeof subsetFont>[2];
type Axes = Options["variationAxes"];

async function subset(font: Buffer, letters: string, options: Options): Promise<Buffer> {
  const version = await readFile(resolve("node_modules/subset-font/package.json"));
  const path = join(CACHE, hash(CACHE_VERSION, version, font, letters, JSON.stringify(options)));
  const cached = await readFile(path).catch(() => undefined);
  if (cached) return cached;
  const made = await subsetFont(font, letters, options);
  await mkdir(CACHE, { recursive: true });
  await writeFile(path, made);
  return made;
}

async function makeFont(role: FontRole, letters: string): Promise<SiteFont> {
  const { file, axes, weights, weight, cyrillic } = SOURCES[role];
  const family = FONT_FAMILY[role];
  const { min, max } = weights;
  const wght = min === max ? min : weights;
  const still = { ...axes, wght: weight };
  const read = (file: string): Promise<Buffer> => readFile(resolve("node_modules", file));

  const makeFile = async (
    source: Buffer,
    title: string,
    { variationAxes, plainAxes }: { variationAxes: Axes; plainAxes: Axes },
  ): Promise<FontFile> => {
    const bytes = await subset(source, letters, {
      targetFormat: "woff2",
      variationAxes,
      keepFeatures: FEATURES,
      noHinting: true,
    });
    const plain = await subset(source, letters, {
      targetFormat: "truetype",
      variationAxes: plainAxes,
    });
    return { name: `${title}-${hash(bytes)}.woff2`, bytes, letters: lettersOf(plain) };
  };
  const makePart = async (part: string): Promise<FontFile> =>
    makeFile(await read(file.replace("#", part)), `${family.toLowerCase()}-${part}`, {
      variationAxes: { ...axes, wght },
      plainAxes: still,
    });
  const makeGuest = async (style: (typeof STYLES)[number]): Promise<FontFile> => {
    const source = await read(cyrillic.file.replace("#", style));
    const isItalic = style === "italic";
    // Italics have one weight: hardly any are bold.
    const made = await makeFile(source, `${cyrillic.name}-cyrillic-${style}`, {
      variationAxes: { wght: isItalic ? weight : wght },
      plainAxes: { wght: weight },
    });
    return { ...made, guest: { isItalic, size: cyrillic.size } };
  };

  const latin = await read(file.replace("#", PARTS[0]));
  const sample = await subset(latin, SAMPLE, { targetFormat: "truetype", variationAxes: still });
  const files = [
    ...(await Promise.all(PARTS.map(makePart))),
    ...(await Promise.all(STYLES.map(makeGuest))),
  ];
  const said = min === max ? `${min}` : `${min} ${max}`;
  return { role, family, weights: said, files, measures: readMetrics(sample) };
}

/** The fonts of the site with exactly these letters; cached between builds. */
export const makeFonts = (letters: string): Promise<SiteFont[]> =>
  Promise.all([makeFont("display", letters), makeFont("body", letters)]);
