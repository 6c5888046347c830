import { isDocumentType } from "../../kinds/document-types.ts";
import { hasSafeLetters } from "../../kinds/uid.ts";
import type { Link } from "./model.ts";

/** Which links a text may have, and the advice for other addresses. */
export interface Links {
  /** undefined for an address that visitors cannot follow */
  read(href: string, line: number): Link | undefined;
  advice: string;
}

function isWebAddress(href: string): boolean {
  if (/^https?:/i.test(href)) return /^https?:\/\//i.test(href) && URL.canParse(href);
  return /^(mailto|tel):./i.test(href);
}

/** `readLink("document:blog/herons", 9)` is an internal link; undefined for an address that visitors cannot follow. */
export function readLink(href: string, line: number): Link | undefined {
  const inner = /^document:([^/]*)\/(.*)$/.exec(href);
  if (inner !== null) {
    const [, type = "", folder = ""] = inner;
    return isDocumentType(type) && hasSafeLetters(folder)
      ? { kind: "document", type, folder, line }
      : undefined;
  }
  return isWebAddress(href) ? { kind: "web", url: href } : undefined;
}

export const DOCUMENT_LINKS: Links = {
  read: readLink,
  advice:
    "Write https://…, mailto:…, tel:… or document:<type>/<folder>, like document:blog/herons.",
};

export function badLink(href: string, { advice }: Links): string {
  return `link "${href}" leads nowhere. ${advice}`;
}
