import type { Token } from "markdown-it";
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

const INNER = /^document:([^/]*)\/([^\s"]*)(?: +"(.*)")?$/;

/** Marks a link to a document that a language may lack: [Ilok](document:destination/ilok "optional") */
const OPTIONAL = "optional";

/** asOptional("blog", "herons") => 'document:blog/herons "optional"' */
export const asOptional = (type: string, folder: string): string =>
  `document:${type}/${folder} "${OPTIONAL}"`;

/** `readLink("document:blog/herons", 9)` is an internal link; undefined for an address that visitors cannot follow. */
export function readLink(href: string, line: number): Link | undefined {
  const inner = INNER.exec(href);
  if (inner !== null) {
    const [, type = "", folder = "", mark] = inner;
    const isKnown = mark === undefined || mark === OPTIONAL;
    return isDocumentType(type) && hasSafeLetters(folder) && isKnown
      ? { kind: "document", type, folder, line, isOptional: mark === OPTIONAL }
      : undefined;
  }
  return isWebAddress(href) ? { kind: "web", url: href } : undefined;
}

/** A link of Markdown as it is written, with its mark: 'document:destination/ilok "optional"' */
export function writtenAddress(link: Token): string {
  const href = String(link.attrGet("href") ?? "");
  const title = link.attrGet("title");
  return title !== null && href.startsWith("document:") ? `${href} "${title}"` : href;
}

export const DOCUMENT_LINKS: Links = {
  read: readLink,
  advice:
    "Write https://…, mailto:…, tel:… or document:<type>/<folder>, like document:blog/herons.",
};

export function badLink(href: string, { advice }: Links): string {
  const [, type = "", folder = "", mark = OPTIONAL] = INNER.exec(href) ?? [];
  if (mark !== OPTIONAL) {
    return `link mark "${mark}" is unknown. Write ${asOptional(type, folder)}, or no mark.`;
  }
  return `link "${href}" leads nowhere. ${advice}`;
}
