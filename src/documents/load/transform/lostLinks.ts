import { hasSafeLetters } from "../../../../content-service/kinds/uid.ts";
import { languageOfContentCode } from "../../../i18n/languages.ts";
import { DOCUMENT_TYPES } from "../../../i18n/routes.ts";
import { asList, isRecord } from "../../raw.ts";
import { type FindPage, toLink } from "./link.ts";

/** Links to documents without a page, wherever in a document they stand: ['destination "ilok" (de)'] */
export function lostLinks(raw: unknown, findPage: FindPage): string[] {
  const lost = new Set<string>();
  const waiting: unknown[] = [raw];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (isRecord(value)) {
      const { link_type, uid } = value;
      const type = DOCUMENT_TYPES.find((known) => known === value.type);
      const isNamed = type !== undefined && typeof uid === "string" && hasSafeLetters(uid);
      if (link_type === "Document" && isNamed && toLink(value, findPage) === null) {
        lost.add(`${type} "${uid}" (${languageOfContentCode(value.lang) ?? "no language"})`);
      }
      for (const one of Object.values(value)) waiting.push(one);
    } else {
      for (const one of asList(value)) waiting.push(one);
    }
  }
  return [...lost];
}
