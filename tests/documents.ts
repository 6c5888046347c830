import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Language, writtenLanguage } from "../src/i18n/languages.ts";
import { type DocumentType, LIST_ROUTES, type Route, routePath } from "../src/i18n/routes.ts";
import { transliterate } from "../src/i18n/transliterate.ts";

const ROOT = "content-service/documents";

export type { DocumentType };

export const listOf = (type: DocumentType): Route => LIST_ROUTES[type];

interface Version {
  uid: string;
  title: string;
  /** "/de/destinations/ilok/" */
  path: string;
  /** The approximate number of words of its text. */
  words: number;
}

/** A document as its editors have written it. Tests read documents, and name none of the demo's. */
export interface SourceDocument {
  type: DocumentType;
  /** "destination/ilok" */
  name: string;
  versions: Partial<Record<Language, Version>>;
  /** The number of pictures of a program. */
  pictures: number;
}

// fieldOf('title: "Ilok"\n', "title") => "Ilok"
function fieldOf(text: string, field: string): string {
  const value = new RegExp(`^${field}:[ \\t]*(.*?)[ \\t]*$`, "m").exec(text)?.[1] ?? "";
  return /^"(.*)"$|^'(.*)'$/.exec(value)?.slice(1).join("").replaceAll('\\"', '"') ?? value;
}

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "");

function readVersion(type: DocumentType, name: string, language: Language): Version | undefined {
  const text = textOf(join(ROOT, name, `${writtenLanguage(language)}.md`));
  if (text === "") return undefined;
  const uid = fieldOf(text, "uid") || (name.split("/")[1] ?? "");
  const path = `${routePath(LIST_ROUTES[type], language)}${uid}/`;
  const [, body = ""] = text.split(/\n---\n/, 2);
  const title = fieldOf(text, "title");
  return {
    uid,
    title: transliterate(title, language),
    path,
    words: body.split(/\s+/).length,
  };
}

const readSharedFields = (name: string): string => textOf(join(ROOT, name, "document.yaml"));

/** A document with a later publication date has no page yet. */
const isPublished = (name: string): boolean =>
  !(Date.parse(fieldOf(readSharedFields(name), "published")) > Date.now());

const picturesIn = (shared: string): number =>
  /^program_images:\n((?: +- .*\n?)*)/m.exec(shared)?.[1]?.match(/- /g)?.length ?? 0;

/** All documents of a type, in the order of their names. */
export function sourceDocuments(type: DocumentType): SourceDocument[] {
  const folder = join(ROOT, type);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((uid) => `${type}/${uid}`)
    .filter(isPublished)
    .map((name) => ({
      type,
      name,
      pictures: picturesIn(readSharedFields(name)),
      versions: Object.fromEntries(
        LANGUAGES.flatMap((language) => {
          const version = readVersion(type, name, language);
          return version ? [[language, version]] : [];
        }),
      ),
    }));
}

/** The versions in one language, of one type or of all. */
export function documentsIn(
  language: Language,
  types: readonly DocumentType[] = ["destination", "blog", "program", "journey"],
): Version[] {
  return types.flatMap((type) =>
    sourceDocuments(type).flatMap(({ versions }) => versions[language] ?? []),
  );
}
