import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { byLanguage, type Language } from "../../i18n/languages.ts";
import { WRITING_TABLES } from "../../i18n/writingTables.ts";
import { readLetters } from "./characters.ts";
import { fontFaces } from "./faces.ts";
import { type FontFile, type MadeFont, makeFonts } from "./makeFonts.ts";

/** Under this path the host lets browsers keep files for a year: their names change with them. */
const FOLDER = "/fonts/";

interface SiteFonts {
  /** @font-face rules; addresses in them begin with a slash and lack the site's path prefix. */
  faces: Record<Language, string>;
  /** The files that every page of a language needs. */
  preload: Record<Language, string[]>;
}

/** A second file is needed for small letters; the capital "ẞ" alone is worth no early request. */
function pathsFor(fonts: MadeFont[], alphabet: string): string[] {
  const small = alphabet.toLowerCase();
  const isNeeded = ({ letters, guest }: FontFile, index: number): boolean =>
    index === 0 || (!guest?.isItalic && letters.some((letter) => small.includes(letter)));
  return fonts.flatMap(({ files }) => files.filter(isNeeded).map(({ name }) => `${FOLDER}${name}`));
}

export async function siteFonts(): Promise<SiteFonts> {
  const fonts = await makeFonts(readLetters());
  const preload = byLanguage((language) => pathsFor(fonts, WRITING_TABLES[language].alphabet));
  const faces = byLanguage((language) =>
    fontFaces(fonts, FOLDER, WRITING_TABLES[language].alphabet),
  );
  return { faces, preload };
}

/** Beside the pages: browsers find them under the paths that `siteFonts` names. */
export async function writeFonts(publicFolder = resolve("public")): Promise<void> {
  const folder = join(publicFolder, FOLDER);
  const fonts = await makeFonts(readLetters());
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const { name, bytes } of fonts.flatMap(({ files }) => files)) {
    await writeFile(join(folder, name), bytes);
  }
}
