import { kindOf, newestFirst } from "./cards.ts";
import type { Inline, RichText, SiteDocument } from "./types.ts";

/** So many related documents stand below a document. */
export const RELATED = 3;

const LINKED = 4;
const OF_ONE_KIND = 2;

function pathsInLine(parts: Inline[]): string[] {
  return parts.flatMap((part) => {
    if (part.kind === "text" || part.kind === "break") return [];
    const own = part.kind === "link" && part.link.to === "page" ? [part.link.path] : [];
    return [...own, ...pathsInLine(part.children)];
  });
}

/** The pages that a text leads to. */
export function pathsIn(content: RichText): string[] {
  return content.flatMap((block) => {
    if (block.kind === "heading" || block.kind === "paragraph") return pathsInLine(block.children);
    return block.kind === "list" ? block.items.flatMap(pathsInLine) : [];
  });
}

type ReadDocument = Pick<SiteDocument, "path" | "type" | "uid" | "language" | "publishedAt"> & {
  document: SiteDocument;
  links: Set<string>;
};

const closeness = (one: ReadDocument, other: ReadDocument): number =>
  (one.links.has(other.path) || other.links.has(one.path) ? LINKED : 0) +
  (kindOf(one.document) !== null && kindOf(one.document) === kindOf(other.document)
    ? OF_ONE_KIND
    : 0);

/**
 * For each document, by its path, what a reader would open next: of the same type, linked from one
 * to the other first, then of the same kind, then the newest; and programs that it is linked with.
 */
export function relatedOf(
  documents: SiteDocument[],
): Map<string, { documents: SiteDocument[]; programs: SiteDocument[] }> {
  const read = documents.map((document): ReadDocument => {
    const { path, type, uid, language, publishedAt } = document;
    return {
      path,
      type,
      uid,
      language,
      publishedAt,
      document,
      links: new Set(pathsIn(document.content)),
    };
  });
  const byClosenessTo = (one: ReadDocument) => (a: ReadDocument, b: ReadDocument) =>
    closeness(one, b) - closeness(one, a) || newestFirst(a, b);
  return new Map(
    read.map((one) => {
      const others = read.filter((other) => other !== one && other.language === one.language);
      const first = (chosen: ReadDocument[]): SiteDocument[] =>
        chosen
          .sort(byClosenessTo(one))
          .slice(0, RELATED)
          .map(({ document }) => document);
      const same = others.filter(({ type }) => type === one.type);
      const programs = others.filter(
        (other) =>
          one.type !== "program" && other.type === "program" && closeness(one, other) >= LINKED,
      );
      return [one.path, { documents: first(same), programs: first(programs) }];
    }),
  );
}
