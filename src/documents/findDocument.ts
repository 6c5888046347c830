import { LANGUAGES, type Language } from "../i18n/languages.ts";
import type { DocumentType } from "../i18n/routes.ts";
import type { SiteDocument } from "./kinds.ts";
import type { Picture } from "./types.ts";

/** The version of a document in a language, by a name that holds for all languages. */
export type FindDocument<P = Picture> = (
  type: DocumentType,
  name: string,
  language: Language,
) => SiteDocument<P> | undefined;

/** The embedded service makes the id of a document of its folder: "destination.petrovaradin.de-de" */
const folderOf = ({ id }: { id: string }): string | undefined =>
  /^\w+\.([^.]+)\.[^.]+$/.exec(id)?.[1];

/**
 * A name is a folder of the embedded service, or the uid of the document in any language, the default language
 * first: "petrovaradin" also finds /de/destinations/peterwardein/.
 */
export function createDocumentFinder<P>(documents: readonly SiteDocument<P>[]): FindDocument<P> {
  const byPath = new Map(documents.map((document) => [document.path, document]));
  const rank = ({ language }: SiteDocument<P>): number => LANGUAGES.indexOf(language);
  const inOrder = [...documents].sort((one, other) => rank(one) - rank(other));
  const byName = new Map<string, SiteDocument<P>>();
  for (const nameOf of [folderOf, ({ uid }: SiteDocument<P>) => uid]) {
    for (const document of inOrder) {
      const key = `${document.type}/${nameOf(document)}`;
      if (!byName.has(key)) byName.set(key, document);
    }
  }
  return (type, name, language) => {
    const versions = byName.get(`${type}/${name}`)?.translations ?? [];
    const path = versions.find((version) => version.language === language)?.path;
    return path === undefined ? undefined : byPath.get(path);
  };
}
