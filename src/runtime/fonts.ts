import { DEFAULT_LANGUAGE, type Language } from "../i18n/languages.ts";
import type { BuildConstants } from "./buildConstants.ts";
import { withPrefix } from "./prefix.ts";

declare const FONT_FACES: BuildConstants["FONT_FACES"];
declare const FONT_PATHS: BuildConstants["FONT_PATHS"];

export function fontFaces(language: Language = DEFAULT_LANGUAGE): string {
  const faces = FONT_FACES;
  return faces[language].replaceAll("url(/", `url(${withPrefix("/")}`);
}

/** The fonts of every page in a language. */
export function fontPaths(language: Language): string[] {
  const paths = FONT_PATHS;
  return paths[language].map((path) => withPrefix(path));
}
