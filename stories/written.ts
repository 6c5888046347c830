/// <reference types="vite/client" />

import { placeholdersOf } from "../src/build/markdownPages/placeholders.ts";
import { readMarkdownPage } from "../src/build/markdownPages/readMarkdownPage.ts";
import { toMarkdownPage } from "../src/build/markdownPages/toMarkdownPage.ts";
import { documentPath } from "../src/documents/paths.ts";
import { inlineText } from "../src/documents/plainText.ts";
import type { PageContent, ProseBlock } from "../src/documents/types.ts";
import { writtenLanguage } from "../src/i18n/languages.ts";
import { contentLanguage, wordsFor } from "./words.ts";

const FILES = import.meta.glob<string>("../locales/*/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A Markdown page in the toolbar's language: writtenFor(globals, "about").title => "Über uns" */
export function writtenFor(globals: { language?: unknown }, name: string): PageContent {
  const language = contentLanguage(globals);
  const written = writtenLanguage(language);
  const file = `locales/${written}/${name}.md`;
  const text = FILES[`../${file}`] ?? "";
  const read = readMarkdownPage(text, file, placeholdersOf(wordsFor(globals)));
  return toMarkdownPage(read, `/${name}/`, language, documentPath);
}

interface Section {
  title: string;
  text: string;
}

const textOf = (block: ProseBlock | undefined): string =>
  block && block.kind !== "list" ? inlineText(block.children) : "";

/** Sample text: each heading of a Markdown page with the paragraph below it. */
export const sectionsFor = (globals: { language?: unknown }, name = "about"): Section[] =>
  writtenFor(globals, name).content.flatMap((block, index, all) =>
    block.kind === "heading" ? [{ title: textOf(block), text: textOf(all[index + 1]) }] : [],
  );

/** sectionFor(globals, 2) => { title: "Wie wir arbeiten", text: "Die Programme …" } */
export function sectionFor(globals: { language?: unknown }, index: number, name?: string): Section {
  return sectionsFor(globals, name)[index] ?? { title: "", text: "" };
}
