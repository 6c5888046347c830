import { existsSync, readFileSync } from "node:fs";
import { faultLine } from "../../../content-service/src/documents/fault.ts";
import { readText } from "../../../content-service/src/documents/read-text.ts";
import { createDocumentFinder } from "../../documents/findDocument.ts";
import type { SiteDocument } from "../../documents/kinds.ts";
import type { FindPage } from "../../documents/load/transform/link.ts";
import type { PageContent } from "../../documents/types.ts";
import {
  byLanguage,
  type Language,
  WRITTEN_LANGUAGES,
  writtenLanguage,
} from "../../i18n/languages.ts";
import { translator } from "../../i18n/messages.ts";
import { type DocumentType, PAGES, type Route } from "../../i18n/routes.ts";
import { MARKDOWN_ROUTES } from "../templates.ts";
import { type Placeholders, placeholdersOf } from "./placeholders.ts";
import { type MarkdownFile, readMarkdownPage } from "./readMarkdownPage.ts";
import { lostLinksIn, toMarkdownPage } from "./toMarkdownPage.ts";

/** fileOf("aboutProject", "de") => "locales/de/about-project.md" */
const fileOf = (route: Route, language: Language): string =>
  `locales/${language}${PAGES[route].path.slice(0, -1)}.md`;

/** One page in one language, with all that is wrong with its file. */
export function readMarkdownFile(
  route: Route,
  language: Language,
  fills: Placeholders,
): MarkdownFile {
  const file = fileOf(route, language);
  const faults: MarkdownFile["faults"][number][] = [];
  const ofNothing = { file, texts: new Map(), body: [], faults };
  if (!existsSync(file)) {
    const message = `this file is missing. ${PAGES[route].path} is written in every language: write it.`;
    faults.push({ file, message });
    return ofNothing;
  }
  const text = readText(readFileSync(file), (line, message) =>
    faults.push({ file, line, message }),
  );
  if (text === undefined) return ofNothing;
  const read = readMarkdownPage(text, file, fills);
  return { ...read, faults: [...faults, ...read.faults] };
}

/** A page and where it belongs. */
export interface MarkdownPage {
  route: Route;
  page: PageContent;
}

export type MarkdownPages = Record<Language, MarkdownPage[]>;

/**
 * All pages of words in the order of the routes; throws an Error with every fault. `tellLost` gets a sentence for
 * each link that finds no document: of the embedded service none gets here, because the build stops before (build.ts).
 */
export function readMarkdownPages<P>(
  documents: readonly SiteDocument<P>[],
  tellLost: (message: string) => void,
): MarkdownPages {
  const find = createDocumentFinder(documents);
  const findDocument: FindPage = (...name) => find(...name)?.path ?? null;
  const uidsOf = (type: DocumentType, language: Language): string[] =>
    documents
      .filter((document) => document.type === type && document.language === language)
      .map(({ uid }) => uid);
  const files = new Map(
    WRITTEN_LANGUAGES.map((language) => {
      const fills = placeholdersOf(translator(language));
      const read = MARKDOWN_ROUTES.map((route) => ({
        route,
        file: readMarkdownFile(route, language, fills),
      }));
      return [language, read];
    }),
  );
  const faults = [...files.values()].flat().flatMap(({ file }) => file.faults.map(faultLine));
  if (faults.length > 0) throw new Error(["Faults in fixed pages:", ...faults].join("\n"));

  for (const [language, own] of files) {
    const lost = own.flatMap(({ file }) => lostLinksIn(file, language, findDocument, uidsOf));
    for (const link of lost) tellLost(link);
  }
  return byLanguage((language) =>
    (files.get(writtenLanguage(language)) ?? []).map(({ route, file }) => ({
      route,
      page: toMarkdownPage(file, PAGES[route].path, language, findDocument),
    })),
  );
}
