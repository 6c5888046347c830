import type { DocumentType } from "../../kinds/document-types.ts";
import { suggest } from "../documents/suggest.ts";
import { asOptional } from "./links.ts";
import type { Link } from "./model.ts";

/** A document in one language, as links find it. */
export interface LinkTarget {
  type: DocumentType;
  folder: string;
  /** The name of its file: "sr" */
  language: string;
  uid: string;
}

/** What links may lead to: all documents, published or not yet. */
export interface LinkTargets {
  /** By type and folder. */
  languages: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;
  /** Folders by type and uid: "destination/karlowitz" => "sremski-karlovci" */
  folders: ReadonlyMap<string, string>;
}

export function createLinkTargets(all: readonly LinkTarget[]): LinkTargets {
  const languages = new Map<string, Map<string, Set<string>>>();
  const folders = new Map<string, string>();
  for (const { type, folder, language, uid } of all) {
    const ofType = languages.get(type) ?? new Map<string, Set<string>>();
    languages.set(type, ofType.set(folder, (ofType.get(folder) ?? new Set()).add(language)));
    folders.set(`${type}/${uid}`, folder);
  }
  return { languages, folders };
}

/** Why a link finds no page in a language, and what to write instead; undefined if there is nothing to say. */
export function lostLink(
  link: Link,
  language: string,
  { languages, folders }: LinkTargets,
): string | undefined {
  if (link.kind === "web") return undefined;
  const { type, folder, isOptional } = link;
  const ofType = languages.get(type) ?? new Map<string, Set<string>>();
  const versions = ofType.get(folder);
  if (versions === undefined) {
    const likely = folders.get(`${type}/${folder}`) ?? suggest(folder, ofType.keys());
    const hint = likely
      ? `Did you mean "document:${type}/${likely}"?`
      : `Write the name of a folder in documents/${type}.`;
    return `dead link "document:${type}/${folder}". ${hint}`;
  }
  if (isOptional || versions.has(language)) return undefined;
  return `link "document:${type}/${folder}" finds no page in ${language}. Write documents/${type}/${folder}/${language}.md, link to another document or, if ${language} lacks it on purpose, write ${asOptional(type, folder)}.`;
}
