import { DEFAULT_LANGUAGE, type Language } from "../i18n/languages.ts";
import { withPrefix } from "./prefix.ts";

/** Defined by the build: { de: "@font-face{…url(/fonts/figtree-latin-3f2a….woff2)…", … } */
declare const FONT_FACES: Record<Language, string>;

/** Defined by the build: { de: ["/fonts/figtree-latin-3f2a….woff2", …], … } */
declare const FONT_PATHS: Record<Language, string[]>;

export function fontFaces(language: Language = DEFAULT_LANGUAGE): string {
  const faces = FONT_FACES;
  return faces[language].replaceAll("url(/", `url(${withPrefix("/")}`);
}

/** The fonts of every page in a language. */
export function fontPaths(language: Language): string[] {
  const paths = FONT_PATHS;
  return paths[language].map((path) => withPrefix(path));
}
