import { type Language, languageOfContentCode, writtenLanguage } from "../../../i18n/languages.ts";
import { languageOfPath, swapLanguage } from "../../../i18n/paths.ts";
import { DOCUMENT_TYPES, type DocumentType } from "../../../i18n/routes.ts";
import { isRecord } from "../../raw.ts";
import type { ContentLink } from "../../types.ts";
import { safeAddress } from "./address.ts";

/** The path of a document's page, or null where there is no such page. */
export type FindPage = (type: DocumentType, uid: string, language: Language) => string | null;

/** In a language that has the texts of another in its own letters, links to that one stay in its letters. */
export const findPageFrom =
  (own: Language, findPage: FindPage): FindPage =>
  (type, uid, language) => {
    const path = findPage(type, uid, language);
    return path !== null && language === writtenLanguage(own) ? swapLanguage(path, own) : path;
  };

/** null: the words stay, without a link. */
export function toLink(raw: unknown, findPage: FindPage): ContentLink | null {
  if (!isRecord(raw)) return null;
  if (raw.link_type === "Web" || raw.link_type === "Media") {
    const href = safeAddress(raw.url);
    return href === null ? null : { to: "address", href };
  }
  if (raw.link_type !== "Document" || raw.isBroken === true) return null;
  const type = DOCUMENT_TYPES.find((known) => known === raw.type);
  const language = languageOfContentCode(raw.lang);
  if (type === undefined || language === undefined || typeof raw.uid !== "string") return null;
  const path = findPage(type, raw.uid, language);
  return path === null ? null : { to: "page", path, language: languageOfPath(path) ?? language };
}
