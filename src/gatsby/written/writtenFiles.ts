import { existsSync, readFileSync } from "node:fs";
import { faultLine } from "../../../content-service/src/documents/fault.ts";
import { readText } from "../../../content-service/src/documents/read-text.ts";
import { editionIn } from "../../content/edition.ts";
import type { Written } from "../../content/types.ts";
import {
  inEveryLanguage,
  isWritten,
  type Language,
  WRITTEN_LANGUAGES,
  writtenLanguage,
} from "../../i18n/languages.ts";
import { ROUTES, type Route } from "../../i18n/routes.ts";
import { translator } from "../../i18n/words.ts";
import { WRITTEN_ROUTES } from "../templates.ts";
import { type Fills, fillsOf } from "./fills.ts";
import { readWritten, type WrittenFile } from "./readWritten.ts";
import { type HasPage, toWritten } from "./toWritten.ts";

/** fileOf("aboutProject", "de") => "locales/de/about-project.md" */
const fileOf = (route: Route, language: Language): string =>
  `locales/${language}${ROUTES[route].slice(0, -1)}.md`;

/** One page in one language, with all that is wrong with its file. */
export function readWrittenFile(route: Route, language: Language, fills: Fills): WrittenFile {
  const file = fileOf(route, language);
  const faults: WrittenFile["faults"][number][] = [];
  const ofNothing = { file, texts: new Map(), body: [], faults };
  if (!existsSync(file)) {
    const message = `this file is missing. ${ROUTES[route]} is written in every language: write it.`;
    faults.push({ file, message });
    return ofNothing;
  }
  const text = readText(readFileSync(file), (line, message) =>
    faults.push({ file, line, message }),
  );
  if (text === undefined) return ofNothing;
  const read = readWritten(text, file, fills);
  return { ...read, faults: [...faults, ...read.faults] };
}

/** A page and where it belongs. */
export interface WrittenPage {
  route: Route;
  page: Written;
}

export type WrittenPages = Record<Language, WrittenPage[]>;

/** All pages of words in the order of the routes; throws an Error with every fault. */
export function writtenPages(hasPage?: HasPage): WrittenPages {
  const faults: string[] = [];
  const pagesOf = (language: Language): WrittenPage[] => {
    const fills = fillsOf(translator(language));
    return WRITTEN_ROUTES.map((route) => {
      const file = readWrittenFile(route, language, fills);
      faults.push(...file.faults.map(faultLine));
      return { route, page: toWritten(file, ROUTES[route], language, hasPage) };
    });
  };
  const written = new Map(WRITTEN_LANGUAGES.map((language) => [language, pagesOf(language)]));
  const pages = inEveryLanguage((language) => {
    const own = written.get(writtenLanguage(language)) ?? [];
    return isWritten(language) ? own : own.map(editionIn(language));
  });
  if (faults.length > 0) throw new Error(["Faults in fixed pages:", ...faults].join("\n"));
  return pages;
}
