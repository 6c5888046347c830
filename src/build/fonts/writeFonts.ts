import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { WRITING_TABLES } from "../../i18n/languages/writingTables.ts";
import { byLanguage, type Language } from "../../i18n/languages.ts";
import { readLetters } from "./characters.ts";
import { fontFaces } from "./faces.ts";
import { type FontFile, makeFonts, type SiteFont } from "./makeFonts.ts";

/** The host lets browsers cache this folder for a year: file names contain hashes. */
const FOLDER = "/fonts/";

interface SiteFonts {
  /** @font-face rules; their addresses begin with a slash and lack the path prefix. */
  faces: Record<Language, string>;
  /** The files that every page of a language needs. */
  preload: Record<Language, string[]>;
}

/** Further files are preloaded for lowercase letters only: the capital "ẞ" alone is too rare. */
function preloadPaths(fonts: SiteFont[], alphabet: string): string[] {
  const small = alphabet.toLowerCase();
  const isNeeded = ({ letters, guest }: FontFile, index: number): boolean =>
    index === 0 || (!guest?.isItalic && letters.some((letter) => small.includes(letter)));
  return fonts.flatMap(({ files }) => files.filter(isNeeded).map(({ name }) => `${FOLDER}${name}`));
}

export async function siteFonts(): Promise<SiteFonts> {
  const fonts = await makeFonts(readLetters());
  const preload = byLanguage((language) => preloadPaths(fonts, WRITING_TABLES[language].alphabet));
  const faces = byLanguage((language) =>
    fontFaces(fonts, FOLDER, WRITING_TABLES[language].alphabet),
  );
  return { faces, preload };
}

/** Writes the files that `siteFonts` refers to. */
export async function writeFonts(publicFolder = resolve("public")): Promise<void> {
  const folder = join(publicFolder, FOLDER);
  const fonts = await makeFonts(readLetters());
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const { name, bytes } of fonts.flatMap(({ files }) => files)) {
    await writeFile(join(folder, name), bytes);
  }
}
