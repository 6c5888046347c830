import { suggest } from "../../../content-service/edit-distance.ts";
import { bytesOf, hasSafeLetters, LONGEST_UID } from "../../../content-service/kinds/uid.ts";
import {
  isWrittenLanguage,
  LANGUAGES,
  type Language,
  WRITTEN_LANGUAGES,
  writtenLanguage,
} from "../../i18n/languages.ts";
import { swapLanguage } from "../../i18n/paths.ts";
import type { DocumentType } from "../../i18n/routes.ts";
import { transliterate } from "../../i18n/transliterate.ts";
import type { SiteDocument } from "../kinds.ts";
import { documentPath } from "../paths.ts";
import type { RawDocument } from "../raw.ts";
import { translationsWithEditions } from "../translations.ts";
import type { PictureReference, Translation } from "../types.ts";
import { toDocument, toSiblings } from "./transform/document.ts";
import type { FindPage } from "./transform/link.ts";
import { type LostLink, lostLinks } from "./transform/lostLinks.ts";

export interface Collected {
  type: DocumentType;
  language: Language;
  documents: RawDocument[];
}

interface Addressed {
  type: DocumentType;
  language: Language;
  uid: string;
  raw: RawDocument;
}

function refuse({ type, language }: Collected, uid: string, cure: string): Error {
  const shown = uid.length > LONGEST_UID / 2 ? `${uid.slice(0, LONGEST_UID / 2)}…` : uid;
  return new Error(
    `The ${type} with the uid ${JSON.stringify(shown)} (${language}) is refused: ${cure}`,
  );
}

/** Documents that can have a page; one without a uid is left out with a warning. */
function addDocuments(collected: Collected, byPath: Map<string, Addressed>, warn: Warn): void {
  const { type, language } = collected;
  for (const raw of collected.documents) {
    const { uid, id } = raw._meta;
    if (typeof uid !== "string" || uid === "") {
      warn(
        `The ${type} with the id "${id}" (${language}) has no uid and gets no page: give it one.`,
      );
      continue;
    }
    if (!hasSafeLetters(uid)) {
      throw refuse(collected, uid, "a uid is made of letters, digits, - and _ only. Rename it.");
    }
    const bytes = bytesOf(uid);
    if (bytes > LONGEST_UID) {
      const cure = `it is too long with ${bytes} bytes, a uid has at most ${LONGEST_UID} bytes. Shorten it.`;
      throw refuse(collected, uid, cure);
    }
    const path = documentPath(type, uid, language);
    const known = byPath.get(path);
    // A document published meanwhile moves the last one of a page to the next page.
    if (known?.raw._meta.id === id) continue;
    if (known) {
      throw refuse(collected, uid, "another document has the same uid. Rename one of them.");
    }
    byPath.set(path, { type, language, uid, raw });
  }
}

export type Warn = (message: string) => void;

/**
 * The pages of each document by language. A link between versions holds in both directions: if only A names
 * B, A and B belong together.
 */
function findVersions(byPath: Map<string, Addressed>, findPage: FindPage) {
  const versions = new Map<string, Map<Language, string>>();
  for (const [path, { type, language, raw }] of byPath) {
    const own = new Map([[language, path]]);
    for (const sibling of toSiblings(raw)) {
      const found = findPage(type, sibling.uid, sibling.language);
      if (found !== null && !own.has(sibling.language)) own.set(sibling.language, found);
    }
    versions.set(path, own);
  }
  // Sorted by path: the order of documents differs from build to build.
  for (const [path, { language }] of [...byPath].sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const other of versions.get(path)?.values() ?? []) {
      const back = versions.get(other);
      if (back && !back.has(language)) back.set(language, path);
    }
  }
  return versions;
}

/** The uid that a link probably means: of the same document in its language, or else one that is spelt alike. */
function likelyUid(
  { type, uid, language }: LostLink,
  byPath: ReadonlyMap<string, Addressed>,
  versions: ReturnType<typeof findVersions>,
): string | undefined {
  const alike = [...byPath].filter(([, document]) => document.type === type);
  const meant = alike
    .filter(([, document]) => document.uid === uid)
    .flatMap(([path]) => [...(versions.get(path) ?? [])])
    .find(([own]) => own === language);
  const known = meant && byPath.get(meant[1])?.uid;
  const uids = alike.flatMap(([, document]) =>
    document.language === language ? document.uid : [],
  );
  return known ?? suggest(uid, uids);
}

/**
 * All documents in all languages, from what the service sent; links lead to existing pages only, and `tellLost`
 * gets a sentence for each that finds none.
 */
export function assembleDocuments(
  collections: Collected[],
  warn: Warn,
  tellLost: Warn = warn,
): SiteDocument<PictureReference>[] {
  const byPath = new Map<string, Addressed>();
  for (const collected of collections) addDocuments(collected, byPath, warn);

  const findPage: FindPage = (type, uid, language) => {
    const path = documentPath(type, uid, language);
    return byPath.has(path) ? path : null;
  };
  const versions = findVersions(byPath, findPage);

  const written = [...byPath].map(([path, { type, language, uid, raw }]) => {
    for (const lost of lostLinks(raw, findPage)) {
      const likely = likelyUid(lost, byPath, versions);
      const hint = likely === undefined || likely === lost.uid ? "" : ` Did you mean "${likely}"?`;
      tellLost(
        `The ${type} "${uid}" (${language}) has in "${lost.field}" a link to the ${lost.type} "${lost.uid}" (${lost.language}), which has no page: publish it, or remove the link.${hint}`,
      );
    }
    const translations = WRITTEN_LANGUAGES.flatMap((other): Translation[] => {
      const found = versions.get(path)?.get(other);
      const leadsBack = found !== undefined && versions.get(found)?.get(language) === path;
      return leadsBack ? [{ language: other, path: found }] : [];
    });
    return { path, type, language, uid, raw, translations: translationsWithEditions(translations) };
  });
  const transliterated = LANGUAGES.filter((language) => !isWrittenLanguage(language)).flatMap(
    (language) =>
      written
        .filter((one) => one.language === writtenLanguage(language))
        .map((one) =>
          toDocument(one.type, one.raw, {
            ...one,
            language,
            path: swapLanguage(one.path, language),
            findPage,
            transliterate: (text) => transliterate(text, language),
          }),
        ),
  );
  return [
    ...written.map((one) => toDocument(one.type, one.raw, { ...one, findPage, warn })),
    ...transliterated,
  ];
}
