import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import {
  CARDS_AT_ONCE,
  countKinds,
  type ListParts,
  newestFirst,
  toCard,
} from "../content/cards.ts";
import { DOCUMENT_TYPES, type DocumentType, type SiteDocument } from "../content/types.ts";
import { LANGUAGES, type Language } from "../i18n/languages.ts";
import { contentHash } from "./contentHash.ts";

const LISTS_FOLDER = "lists";

export type Lists = Record<DocumentType, ListParts>;

/**
 * What the list pages know of their whole lists. A list longer than its page gets a file with all
 * its cards, under a name that changes with them: "/lists/hr-blog-3f2a….json".
 */
export async function writeLists(documents: SiteDocument[]): Promise<Record<Language, Lists>> {
  const folder = resolve("public", LISTS_FOLDER);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  const partsOf = async (language: Language, type: DocumentType): Promise<ListParts> => {
    const own = documents
      .filter((document) => document.language === language && document.type === type)
      .sort(newestFirst);
    const parts = { total: own.length, counts: countKinds(own) };
    if (own.length <= CARDS_AT_ONCE) return { ...parts, rest: "", since: "" };
    const text = JSON.stringify(own.map(toCard));
    const name = `${language}-${type}-${contentHash(text)}.json`;
    await writeFile(join(folder, name), text);
    const since = own[CARDS_AT_ONCE - 1]?.publishedAt ?? "";
    return { ...parts, rest: `/${LISTS_FOLDER}/${name}`, since };
  };

  const listsOf = async (language: Language): Promise<[Language, Lists]> => {
    const entries = await Promise.all(
      DOCUMENT_TYPES.map(async (type) => [type, await partsOf(language, type)] as const),
    );
    return [language, Object.fromEntries(entries) as Lists];
  };
  return Object.fromEntries(await Promise.all(LANGUAGES.map(listsOf))) as Record<Language, Lists>;
}

/**
 * One more file a language beside the lists, which empty the folder first; where each is, under a
 * name that changes with what is in it: "/lists/hr-names-3f2a….json".
 */
export async function writeByLanguage(
  kind: string,
  contentOf: (language: Language) => unknown,
): Promise<Record<Language, string>> {
  const write = async (language: Language): Promise<[Language, string]> => {
    const text = JSON.stringify(contentOf(language));
    const file = `/${LISTS_FOLDER}/${language}-${kind}-${contentHash(text)}.json`;
    await writeFile(join(resolve("public"), file), text);
    return [language, file];
  };
  return Object.fromEntries(await Promise.all(LANGUAGES.map(write))) as Record<Language, string>;
}
