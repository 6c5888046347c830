import { LANGUAGES, type Language } from "../i18n/languages.ts";
import { documentPath } from "./paths.ts";
import type { RawDocument } from "./raw.ts";
import { toDocument, toSiblings } from "./transform/document.ts";
import type { FindPage } from "./transform/link.ts";
import type { DocumentType, PictureReference, SiteDocument, Translation } from "./types.ts";

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

/** Letters, digits, "-" and "_": a uid becomes part of a path, so nothing else may pass. */
const SAFE_UID = /^[\p{L}\p{N}_-]+$/u;

function refuse({ type, language }: Collected, uid: string, cure: string): Error {
  return new Error(
    `The ${type} with the uid ${JSON.stringify(uid)} (${language}) is refused: ${cure}`,
  );
}

/** Documents that can have a page; one without a uid has no address and is left out by name. */
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
    if (!SAFE_UID.test(uid)) {
      throw refuse(collected, uid, "a uid is made of letters, digits, - and _ only. Rename it.");
    }
    const path = documentPath(type, uid, language);
    if (byPath.has(path)) {
      throw refuse(collected, uid, "another document has the same uid. Rename one of them.");
    }
    byPath.set(path, { type, language, uid, raw });
  }
}

export type Warn = (message: string) => void;

/** All documents of the site from all that the service sent; links and siblings lead to pages only. */
export function assembleDocuments(
  collections: Collected[],
  warn: Warn,
): SiteDocument<PictureReference>[] {
  const byPath = new Map<string, Addressed>();
  for (const collected of collections) addDocuments(collected, byPath, warn);

  const findPage: FindPage = (type, uid, language) => {
    const path = documentPath(type, uid, language);
    return byPath.has(path) ? path : null;
  };

  return [...byPath].map(([path, { type, language, uid, raw }]) => {
    const siblings = [{ language, uid }, ...toSiblings(raw)];
    const translations = LANGUAGES.flatMap((other): Translation[] => {
      const sibling = siblings.find((entry) => entry.language === other);
      const found = sibling && findPage(type, sibling.uid, other);
      return found ? [{ language: other, path: found }] : [];
    });
    return toDocument(type, raw, { language, path, uid, findPage, translations });
  });
}
