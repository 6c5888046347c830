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
import { lettersOf, type Measures, measure, SAMPLE } from "./measure.ts";

export type FontRole = keyof typeof FONT_FAMILY;

/**
 * A subset of a font of ours, as visitors get it: the letters that English and German need, and the others.
 */
export interface MadeFont {
  role: FontRole;
  family: string;
  /** As CSS says it: "500" or "400 700". */
  weights: string;
  files: FontFile[];
  measures: Measures;
}

export interface FontFile {
  /** "fraunces-latin-3f2a….woff2" */
  name: string;
  bytes: Buffer;
  letters: string[];
}

interface Source {
  /** `#` stands for "latin" or "latin-ext". */
  file: string;
  axes: Record<string, number>;
  weights: { min: number; max: number };
  /** The weight that most of its text is set in. */
  weight: number;
}

const SOURCES: Record<FontRole, Source> = {
  display: {
    file: "@fontsource-variable/fraunces/files/fraunces-#-standard-normal.woff2",
    axes: { opsz: DISPLAY_OPTICAL_SIZE },
    weights: { min: DISPLAY_WEIGHT, max: DISPLAY_WEIGHT },
    weight: DISPLAY_WEIGHT,
  },
  body: {
    file: "@fontsource-variable/figtree/files/figtree-#-wght-normal.woff2",
    axes: {},
    weights: { min: FONT_WEIGHT.regular, max: FONT_WEIGHT.bold },
    weight: FONT_WEIGHT.regular,
  },
};

const PARTS = ["latin", "latin-ext"] as const;

/** What sets letters side by side and accents on them; ornaments and old figures stay out. */
const FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga"];

const CACHE = resolve("node_modules/.cache/vidikovac/fonts");

// Changes with the program that makes the fonts: raise it when this file makes them otherwise.
const RECIPE = "1";

const hash = (...parts: (string | Buffer)[]): string => {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part).update("\n");
  return sum.digest("hex").slice(0, 20);
};

type Options = Parameters<typeof subsetFont>[2];

async function subset(font: Buffer, letters: string, options: Options): Promise<Buffer> {
  const version = await readFile(resolve("node_modules/subset-font/package.json"));
  const path = join(CACHE, hash(RECIPE, version, font, letters, JSON.stringify(options)));
  const cached = await readFile(path).catch(() => undefined);
  if (cached) return cached;
  const made = await subsetFont(font, letters, options);
  await mkdir(CACHE, { recursive: true });
  await writeFile(path, made);
  return made;
}

async function makeFont(role: FontRole, letters: string): Promise<MadeFont> {
  const { file, axes, weights, weight } = SOURCES[role];
  const family = FONT_FAMILY[role];
  const { min, max } = weights;
  const still = { ...axes, wght: weight };
  const read = (part: string): Promise<Buffer> =>
    readFile(resolve("node_modules", file.replace("#", part)));

  const makeFile = async (part: string): Promise<FontFile> => {
    const source = await read(part);
    const bytes = await subset(source, letters, {
      targetFormat: "woff2",
      variationAxes: { ...axes, wght: min === max ? min : weights },
      keepFeatures: FEATURES,
      noHinting: true,
    });
    const plain = await subset(source, letters, { targetFormat: "truetype", variationAxes: still });
    const name = `${family.toLowerCase()}-${part}-${hash(bytes)}.woff2`;
    return { name, bytes, letters: lettersOf(plain) };
  };

  const latin = await read(PARTS[0]);
  const sample = await subset(latin, SAMPLE, { targetFormat: "truetype", variationAxes: still });
  const files = await Promise.all(PARTS.map(makeFile));
  const said = min === max ? `${min}` : `${min} ${max}`;
  return { role, family, weights: said, files, measures: measure(sample) };
}

/** The fonts of the site with exactly these letters, kept from build to build. */
export const makeFonts = (letters: string): Promise<MadeFont[]> =>
  Promise.all([makeFont("display", letters), makeFont("body", letters)]);
