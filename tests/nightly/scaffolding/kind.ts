import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { WRITTEN_LANGUAGES } from "../../../src/i18n/languages.ts";

/** A kind that has a list and a page as the new one will have them. */
const MODEL = "destination";

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** The name in place of the model's, in whatever case: "allDestinations" => "allEvents" */
const renamed = (text: string, kind: string): string =>
  text.replaceAll(MODEL, kind).replaceAll(capital(MODEL), capital(kind));

const MODULE = (kind: string): string => `import { formatDate } from "../../i18n/dates.ts";
import { said } from "../structuredData.ts";
import type { DocumentBase, Picture } from "../types.ts";
import type { KindList, KindTelling } from "./kind.ts";

export interface ${capital(kind)}Own {
  type: "${kind}";
  /** "2027-05-15" */
  day: string;
  place: string;
}

export type ${capital(kind)}<P = Picture> = DocumentBase<P> & ${capital(kind)}Own;

/** What its card says. */
export type ${capital(kind)}Facts = ${capital(kind)}Own;

export const LIST: KindList<${capital(kind)}, ${capital(kind)}Facts> = {
  name: (t) => t("nav.${kind}s"),
  title: (t) => t("${kind}s.title"),
  lead: (t) => t("${kind}s.lead"),
  count: (count, t) => t("${kind}s.count", { count }),
  empty: (t) => t("${kind}s.list.error"),
  related: (t) => t("detail.related.${kind}s"),
  facts: ({ type, day, place }) => ({ type, day, place }),
  lines: ({ day, place }, t) => [formatDate(day, t), place],
  // The soonest first.
  order: (one, other) => one.day.localeCompare(other.day) || one.uid.localeCompare(other.uid),
  onHome: 3,
};

export const TELLING: KindTelling<${capital(kind)}> = {
  picture: "square",
  description: () => "",
  section: null,
  thing: ({ document, address, image }) => ({
    "@type": "Event",
    name: document.title,
    description: said(document.summary),
    startDate: said(document.day),
    location: { "@type": "Place", name: document.place },
    image: said(image),
    url: address,
  }),
};
`;

const SOURCE = (
  kind: string,
): string => `import type { ${capital(kind)}, ${capital(kind)}Own } from "./${kind}.ts";
import type { KindSource } from "./kind.ts";

export const SOURCE: KindSource<${capital(kind)}, ${capital(kind)}Own> = {
  field: "all${capital(kind)}s",
  operationName: "All${capital(kind)}s",
  card: "title image summary day place",
  text: "content",
  pictures: (raw) => raw.picture("image"),
  read: (raw) => ({ type: "${kind}", day: raw.day("day"), place: raw.text("place") }),
  words: ({ place }) => [place],
};
`;

const CONTRACT = (Kind: string): string => `
type ${Kind} {
  _meta: Meta!
  title: Json
  image: Json
  summary: String
  content: Json
  day: String
  place: String
}
`;

/** The model's words under the kind's keys. Who does it in earnest, writes them. */
function wordsOf(kind: string, words: Record<string, string>): Record<string, string> {
  const isOfKind = new RegExp(`(^|[.])${MODEL}s?([.]|$)`);
  // What only the model's page and the home page say of it, and a topic of the same name.
  const isOfPage = new RegExp(`^(${MODEL}|home|blog)[.]`);
  const own = Object.entries(words).filter(([key]) => isOfKind.test(key) && !isOfPage.test(key));
  return Object.fromEntries(own.map(([key, text]) => [renamed(key, kind), text]));
}

/** What CONTRIBUTING asks of whoever adds a kind of document, done to a copy of the tree. */
export function addKind(folder: string, kind: string): void {
  const Kind = capital(kind);
  const inCopy = (path: string): string => join(folder, path);
  const edit = (path: string, change: (text: string) => string): void => {
    const text = readFileSync(inCopy(path), "utf8");
    const changed = change(text);
    if (changed === text) throw new Error(`${path} is no longer as the rehearsal knows it.`);
    writeFileSync(inCopy(path), changed);
  };
  /** Each line of the model that looks like that has one of the kind's below it. */
  const doubleLines = (text: string, isOne: RegExp): string =>
    text
      .split("\n")
      .flatMap((line) => (isOne.test(line) ? [line, renamed(line, kind)] : [line]))
      .join("\n");

  // The service: what may be written, and asked for.
  edit("content-service/content.graphql", (text) => {
    const lines =
      /^ {2}(?:allDestinations|destination)\(|^type Destination(?:Connection|Edge) |^enum SortDestinationy/;
    return `${doubleLines(text, lines).trimEnd()}\n${CONTRACT(Kind)}`;
  });
  edit("content-service/src/documents/field-table.ts", (text) =>
    doubleLines(text, /^ {2}destination: (?:\{ summary|writable)/)
      .replace(/(DOCUMENT_TYPES = \[.*)\]/, `$1, "${kind}"]`)
      .replace(
        /^ {2}destination: \{$/m,
        `  ${kind}: { image: { kind: "picture" }, day: TEXT, place: TEXT },\n$&`,
      ),
  );

  // The site: its address, itself, its row, and how it is drawn.
  edit("src/i18n/routes.ts", (text) =>
    text
      .replace(/^ {2}destinations: .*$/m, `$&\n  ${kind}s: "/${kind}s/",`)
      .replace(/^ {2}destination: .*$/m, `$&\n  ${kind}: "${kind}s",`),
  );
  writeFileSync(inCopy(`src/content/kinds/${kind}.ts`), MODULE(kind));
  writeFileSync(inCopy(`src/content/kinds/${kind}Source.ts`), SOURCE(kind));
  for (const table of ["kinds", "sources"])
    edit(`src/content/${table}.ts`, (text) => doubleLines(text, /\bdestination\b/));
  const template = (part: string): string => {
    const path = `src/templates/${kind}-${part}.tsx`;
    copyFileSync(inCopy(`src/templates/${MODEL}-${part}.tsx`), inCopy(path));
    edit(path, (text) => renamed(text, kind));
    return path;
  };
  edit(template("list"), (text) =>
    text
      .replaceAll(`${Kind}List/${Kind}List`, "DocumentList/PlainList")
      .replaceAll(new RegExp(`\\b${Kind}List\\b`, "g"), "PlainList"),
  );
  edit(template("detail"), (text) =>
    text
      .replaceAll(`${Kind}Detail/${Kind}Detail`, "DocumentDetail/DocumentDetail")
      .replaceAll(new RegExp(`\\b${Kind}Detail\\b(?! ?Page|\\()`, "g"), "DocumentDetail"),
  );

  for (const language of WRITTEN_LANGUAGES) {
    edit(`locales/${language}.json`, (text) => {
      const words: Record<string, string> = JSON.parse(text);
      return `${JSON.stringify({ ...words, ...wordsOf(kind, words) }, null, 2)}\n`;
    });
  }
}
