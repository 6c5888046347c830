import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { WRITTEN_LANGUAGES } from "../../../src/i18n/languages.ts";
import { edit } from "./steps.ts";

/** The existing kind that is copied. */
const MODEL = "destination";

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/**
 * Replaces the name of the model by that of the kind, in every case:
 * "allDestinations" => "allEvents"
 */
const renamed = (text: string, kind: string): string =>
  text.replaceAll(MODEL, kind).replaceAll(capital(MODEL), capital(kind));

/** Adds a line of the kind below each matching line of the model. */
const doubleLines = (text: string, isOne: RegExp, kind: string): string =>
  text
    .split("\n")
    .flatMap((line) => (isOne.test(line) ? [line, renamed(line, kind)] : [line]))
    .join("\n");

const MODULE = `import { formatDate } from "../../i18n/dates.ts";
import { omitEmpty } from "../schemaOrg.ts";
import type { DocumentBase, Picture } from "../types.ts";
import type { KindList, KindSeo } from "./kind.ts";

export interface DestinationFields { type: "destination"; day: string; place: string }
export type Destination<P = Picture> = DocumentBase<P> & DestinationFields;
export type DestinationCardFields = DestinationFields;

export const LIST: KindList<Destination, DestinationCardFields> = {
  name: (t) => t("nav.destinations"),
  title: (t) => t("destinations.title"),
  lead: (t) => t("destinations.lead"),
  count: (count, t) => t("destinations.count", { count }),
  empty: (t) => t("destinations.list.error"),
  related: (t) => t("detail.related.destinations"),
  cardFields: ({ type, day, place }) => ({ type, day, place }),
  cardLines: ({ day, place }, t) => [formatDate(day, t), place],
  order: (one, other) => one.day.localeCompare(other.day) || one.uid.localeCompare(other.uid),
  onHome: 3,
};

export const SEO: KindSeo<Destination> = {
  picture: "square",
  description: () => "",
  section: null,
  structuredData: ({ document, address }) => ({
    "@type": "Event",
    name: document.title,
    startDate: omitEmpty(document.day),
    location: { "@type": "Place", name: document.place },
    url: address,
  }),
};
`;

const SOURCE = `import type { Destination, DestinationFields } from "./destination.ts";
import type { KindSource } from "./kind.ts";

export const SOURCE: KindSource<Destination, DestinationFields> = {
  field: "allDestinations",
  operationName: "AllDestinations",
  cardQuery: "title image summary day place",
  detailQuery: "content",
  pictures: (raw) => raw.picture("image"),
  read: (raw) => ({ type: "destination", day: raw.day("day"), place: raw.text("place") }),
  searchTerms: ({ place }) => [place],
};
`;

const CONTRACT =
  "type Destination { _meta: Meta! title: Json image: Json summary: String content: Json day: String place: String }\n";

/** The model's messages under the keys of the kind. */
function wordsOf(text: string, kind: string): string {
  const words: Record<string, string> = JSON.parse(text);
  const isOfKind = new RegExp(`(^|[.])${MODEL}s?([.]|$)`);
  // Messages of the model's own page and of the home page, and a topic of the same name.
  const isOfPage = new RegExp(`^(${MODEL}|home|blog)[.]`);
  const own = Object.entries(words)
    .filter(([key]) => isOfKind.test(key) && !isOfPage.test(key))
    .map(([key, value]) => [renamed(key, kind), value]);
  return `${JSON.stringify({ ...words, ...Object.fromEntries(own) }, null, 2)}\n`;
}

/** Takes the steps of "Add a kind of document" in CONTRIBUTING.md, in a copy of the tree. */
export function addKind(folder: string, kind: string): void {
  const change = (path: string, update: (text: string) => string) => edit(folder, path, update);
  const write = (path: string, text: string) =>
    writeFileSync(join(folder, path), renamed(text, kind));

  change("content-service/content.graphql", (text) => {
    const lines =
      /^ {2}(?:allDestinations|destination)\(|^type Destination(?:Connection|Edge) |^enum SortDestinationy/;
    return `${doubleLines(text, lines, kind).trimEnd()}\n${renamed(CONTRACT, kind)}`;
  });
  change("content-service/src/documents/fields/field-table.ts", (text) =>
    doubleLines(text, /^ {2}destination: (?:\{ summary|writable)/, kind)
      .replace(/(DOCUMENT_TYPES = \[.*)\]/, `$1, "${kind}"]`)
      .replace(
        /^ {2}destination: \{$/m,
        `  ${kind}: { image: { kind: "picture" }, day: TEXT, place: TEXT },\n$&`,
      ),
  );
  change("src/i18n/routes.ts", (text) => doubleLines(text, /^ {2}destinations?: /, kind));
  write(`src/documents/kinds/${kind}.ts`, MODULE);
  write(`src/documents/kinds/${kind}Source.ts`, SOURCE);
  for (const table of ["kinds", "sources"]) {
    change(`src/documents/${table}.ts`, (text) => doubleLines(text, /\bdestination\b/, kind));
  }
  for (const [part, feature] of [
    ["list", "DocumentList/PlainList"],
    ["detail", "DocumentDetail/DocumentDetail"],
  ] as const) {
    const path = `src/templates/${kind}-${part}.tsx`;
    cpSync(join(folder, `src/templates/${MODEL}-${part}.tsx`), join(folder, path));
    const own = `${capital(kind)}${capital(part)}`;
    change(path, (text) =>
      renamed(text, kind)
        .replace(`${own}/${own}`, feature)
        .replace(`{ ${own} }`, `{ ${feature.split("/")[1]} as ${own} }`),
    );
  }
  for (const language of WRITTEN_LANGUAGES) {
    change(`locales/${language}.json`, (text) => wordsOf(text, kind));
  }
}
