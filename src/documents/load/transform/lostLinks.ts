import { languageOfContentCode } from "../../../i18n/languages.ts";
import { asList, asText, isRecord, type RawDocument, type RawRecord } from "../../raw.ts";
import { type FindPage, toLink } from "./link.ts";

/** A link to a document without a page, as the service names it. */
export interface LostLink {
  /** The field of the document in which it stands: "content" */
  field: string;
  type: string;
  uid: string;
  /** A language of the site, or the service's own word. */
  language: string;
}

const LONGEST_NAME = 100;

/** A text of the service for a message: without control characters, and not too long. */
const short = (value: unknown): string => asText(value).slice(0, LONGEST_NAME);

function linksIn(value: unknown): RawRecord[] {
  if (!isRecord(value)) return asList(value).flatMap(linksIn);
  const inner = Object.values(value).flatMap(linksIn);
  return value.link_type === "Document" ? [value, ...inner] : inner;
}

/** Links to documents that find no page, wherever in a document they stand; each once for a field. */
export function lostLinks(raw: RawDocument, findPage: FindPage): LostLink[] {
  const lost = Object.entries(raw).flatMap(([field, value]) =>
    linksIn(value).flatMap((link): [string, LostLink][] => {
      const uid = short(link.uid) || short(link.id);
      // A field for a link that nobody has filled in has neither.
      if (uid === "" || toLink(link, findPage) !== null) return [];
      const type = short(link.type) || "document";
      const language = languageOfContentCode(link.lang) ?? (short(link.lang) || "no language");
      return [[[field, type, uid, language].join(" "), { field, type, uid, language }]];
    }),
  );
  return [...new Map(lost).values()];
}
