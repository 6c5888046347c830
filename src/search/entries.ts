import { extrasOf } from "../documents/extras.ts";
import type { SiteDocument } from "../documents/kinds.ts";
import { inlineText } from "../documents/plainText.ts";
import { fieldProse } from "../documents/prose.ts";
import { shorten } from "../documents/shorten.ts";
import type { Picture, RichBlock } from "../documents/types.ts";
import type { Translate } from "../i18n/messages.ts";
import type { DocumentType } from "../i18n/routes.ts";
import { mainPicture } from "../images/pictures.ts";

export type EntryType = DocumentType | "page";

/** A part of a page with a heading of its own. */
export interface EntrySection {
  /** Its anchor: "part-2" */
  id: string;
  heading: string;
  text: string;
}

/** What a visitor can find: a document, or a page of the site itself. */
export interface SearchEntry {
  type: EntryType;
  path: string;
  title: string;
  summary: string;
  /** What stands in no section. */
  text: string;
  /** A small picture; "" for none. */
  picture: string;
  /** Of a page of words: a result leads to the section where the words stand. */
  sections?: EntrySection[];
  /** Terms and the like: last among what says the same. */
  isSmallPrint?: true;
}

/**
 * So many characters has the file of a language at most: it stays below 400 kB as it travels.
 * With few documents all of it is text; with thousands each keeps its title and its beginning.
 */
export const CHARACTERS_AT_MOST = 1_000_000;
const SUMMARY_LENGTH = 200;

/** The smallest of its files: the browser asks for one picture each, all as small as a thumb. */
function smallest(picture: Picture | null | undefined): string {
  return picture?.srcSet.split(/\s/)[0] || picture?.src || "";
}

/** Everything that can be read, headings and captions too. */
function wordsOf(block: RichBlock): string[] {
  switch (block.kind) {
    case "heading":
      // "When to come: In May …"
      return [inlineText(block.children).replace(/(?<=[\p{L}\p{N}])\s*$/u, ":")];
    case "paragraph":
      return [inlineText(block.children)];
    case "list":
      return block.items.map(inlineText);
    case "image":
      return [inlineText(block.caption)];
    case "preformatted":
      return [block.text];
    case "embed":
      return [block.title];
  }
}

function toEntry(document: SiteDocument, t: Translate): SearchEntry {
  const { type, path, title, summary, content } = document;
  const { before, after } = fieldProse(document);
  const words = [
    ...(extrasOf(type).searchTerms?.(document, t) ?? []),
    ...before,
    ...content.flatMap(wordsOf),
    ...after,
  ];
  return {
    type,
    path,
    title,
    summary: shorten(summary, SUMMARY_LENGTH),
    text: words
      .filter((text) => text !== "")
      .join(" ")
      .replace(/\s+/g, " ")
      .trim(),
    picture: smallest(mainPicture(document)),
  };
}

/** Entries that fit into a file: what titles and summaries leave is shared between the texts. */
export function fitEntries(entries: SearchEntry[], atMost = CHARACTERS_AT_MOST): SearchEntry[] {
  const heads = entries.reduce(
    (sum, entry) => sum + JSON.stringify({ ...entry, text: "" }).length,
    0,
  );
  let left = Math.max(0, atMost - heads);
  // Short texts first: what they leave of their share, longer ones may have.
  const byLength = [...entries].sort((a, b) => a.text.length - b.text.length);
  const texts = new Map<string, string>();
  for (const [index, { path, text }] of byLength.entries()) {
    const kept = shorten(text, Math.floor(left / (byLength.length - index)));
    texts.set(path, kept);
    left -= kept.length;
  }
  return entries.map((entry) => ({ ...entry, text: texts.get(entry.path) ?? "" }));
}

export function toEntries(
  documents: SiteDocument[],
  pages: SearchEntry[],
  t: Translate,
): SearchEntry[] {
  const entries = documents.map((document) => toEntry(document, t));
  return fitEntries([...entries, ...pages]);
}
