import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { WRITTEN_LANGUAGES } from "../../../src/i18n/languages.ts";
import { edit, generate } from "./steps.ts";

/** The existing kind that is copied. */
const MODEL = "destination";

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/**
 * Replaces the name of the model by that of the kind, in every case:
 * "allDestinations" => "allEvents"
 */
const renamed = (text: string, kind: string): string =>
  text
    .replaceAll(MODEL, kind)
    .replaceAll(capital(MODEL), capital(kind))
    .replaceAll(MODEL.toUpperCase(), kind.toUpperCase());

/** Adds a line of the kind below each matching line of the model. */
const doubleLines = (text: string, isOne: RegExp, kind: string): string =>
  text
    .split("\n")
    .flatMap((line) => (isOne.test(line) ? [line, renamed(line, kind)] : [line]))
    .join("\n");

const TABLE = `import { day, picture, text } from "./fields.ts";

export const DESTINATION = {
  pictures: picture({ name: "image" }),
  card: { day: day(), place: text() },
  page: {},
  details: {},
};
`;

const MODULE = `import { formatDate } from "../../i18n/dates.ts";
import { omitEmpty } from "../schemaOrg.ts";
import type { DocumentBase, Picture } from "../types.ts";
import type { DeclaredFields } from "./fieldValues.ts";
import type { KindList, KindSeo } from "./kind.ts";

type Declared = DeclaredFields["destination"];

export type Destination<P = Picture> = DocumentBase<P> & Declared;
export type DestinationCardFields = Pick<Declared, "type" | "day" | "place">;

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

/** The model's messages under the keys of the kind. */
function wordsOf(text: string, kind: string): string {
  const words: Record<string, string> = JSON.parse(text);
  const isOfKind = new RegExp(`(^|[.])${MODEL}s?([.]|$)`);
  // Messages of the model's own page and of the home page, and a topic of the same name.
  const isOfPage = new RegExp(`^(${MODEL}|home|choice)[.]`);
  const own = Object.entries(words)
    .filter(([key]) => isOfKind.test(key) && !isOfPage.test(key))
    .map(([key, value]) => [renamed(key, kind), value]);
  return `${JSON.stringify({ ...words, ...Object.fromEntries(own) }, null, 2)}\n`;
}

/** Takes the steps of "Add a kind of document" in CONTRIBUTING.md, in a copy of the tree. */
export async function addKind(folder: string, kind: string): Promise<void> {
  const change = (path: string, update: (text: string) => string) => edit(folder, path, update);
  const write = (path: string, text: string) =>
    writeFileSync(join(folder, path), renamed(text, kind));

  write(`content-service/kinds/${kind}.ts`, TABLE);
  change("content-service/kinds/document-types.ts", (text) =>
    text.replace(`"${MODEL}"`, `$&, "${kind}"`),
  );
  change("content-service/kinds/kinds.ts", (text) => doubleLines(text, /\bDESTINATION\b/, kind));
  change("content-service/src/documents/fields/field-table.ts", (text) =>
    doubleLines(text, /^ {2}destination: /, kind),
  );
  await generate(folder);
  change("src/i18n/routes.ts", (text) => doubleLines(text, /^ {2}destinations?: /, kind));
  write(`src/documents/kinds/${kind}.ts`, MODULE);
  change("src/documents/kinds.ts", (text) => doubleLines(text, /\bdestination\b/, kind));
  change("src/documents/extras.ts", (text) =>
    text.replace(/^ {2}destination: /m, `  ${kind}: { derive: () => ({}) },\n$&`),
  );
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
