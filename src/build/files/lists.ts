import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { listOf, type SiteDocument } from "../../documents/kinds.ts";
import { LANGUAGES, type Language } from "../../i18n/languages.ts";
import { DOCUMENT_TYPES, type DocumentType } from "../../i18n/routes.ts";
import { toBuildCard } from "../../lists/buildCards.ts";
import { CARDS_AT_ONCE, type ListSummary } from "../../lists/cards.ts";
import { countValues } from "../../lists/filters.ts";
import { type ListPage, listPages } from "../../lists/pagination.ts";
import { contentHash } from "./contentHash.ts";

const LISTS_FOLDER = "lists";

export interface ListsFolder {
  path: string;
}

export interface BuiltList {
  parts: ListSummary;
  /** When the newest document was published; "" if there is none. */
  newest: string;
  pages: ListPage[];
}

export type Lists = Record<DocumentType, BuiltList>;

/** A first page with all cards needs no file with the others. */
export function partsOfPage(list: BuiltList, { cards, place }: ListPage): ListSummary {
  const { parts, newest } = list;
  if (place.pathSuffix !== "") return { ...parts, since: newest };
  return cards.length === parts.total ? { ...parts, allCardsUrl: "", since: "" } : parts;
}

/** Removes the files of an earlier build. Whoever writes into the folder asks for what this returns. */
export async function emptyListsFolder(): Promise<ListsFolder> {
  const path = resolve("public", LISTS_FOLDER);
  await rm(path, { recursive: true, force: true });
  await mkdir(path, { recursive: true });
  return { path };
}

/** Writes a file with all cards for each list with several pages: "/lists/hr-blog-3f2a….json". */
export async function writeLists(
  folder: ListsFolder,
  documents: SiteDocument[],
): Promise<Record<Language, Lists>> {
  const builtList = async (language: Language, type: DocumentType): Promise<BuiltList> => {
    const own = documents
      .filter((document) => document.language === language && document.type === type)
      .sort(listOf(type).order);
    const cards = own.map(toBuildCard);
    const pages = listPages(type, cards);
    const newest = own[0]?.publishedAt ?? "";
    const parts = { total: own.length, counts: countValues(cards), allCardsUrl: "", since: "" };
    if (pages.length === 1) return { parts, newest, pages };
    const text = JSON.stringify(cards);
    const name = `${language}-${type}-${contentHash(text)}.json`;
    await writeFile(join(folder.path, name), text);
    const since = own[CARDS_AT_ONCE - 1]?.publishedAt ?? "";
    return { parts: { ...parts, allCardsUrl: `/${LISTS_FOLDER}/${name}`, since }, newest, pages };
  };

  const listsOf = async (language: Language): Promise<[Language, Lists]> => {
    const entries = await Promise.all(
      DOCUMENT_TYPES.map(async (type) => [type, await builtList(language, type)] as const),
    );
    return [language, Object.fromEntries(entries) as Lists];
  };
  return Object.fromEntries(await Promise.all(LANGUAGES.map(listsOf))) as Record<Language, Lists>;
}

/** Writes a file per language, and gives their paths: "/lists/hr-names-3f2a….json". */
export async function writeByLanguage(
  folder: ListsFolder,
  kind: string,
  contentOf: (language: Language) => unknown,
): Promise<Record<Language, string>> {
  const write = async (language: Language): Promise<[Language, string]> => {
    const text = JSON.stringify(contentOf(language));
    const name = `${language}-${kind}-${contentHash(text)}.json`;
    await writeFile(join(folder.path, name), text);
    return [language, `/${LISTS_FOLDER}/${name}`];
  };
  return Object.fromEntries(await Promise.all(LANGUAGES.map(write))) as Record<Language, string>;
}
