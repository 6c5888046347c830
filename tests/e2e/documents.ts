import type { Language } from "../../src/i18n/languages.ts";
import { type DocumentType, documentsIn, sourceDocuments } from "../documents.ts";
import { test } from "./site.ts";

type Found = ReturnType<typeof documentsIn>[number];

/** Documents of the site; skips the test if there are fewer than `count`. */
export function someDocuments(
  language: Language,
  count: number,
  types?: readonly DocumentType[],
): Found[] {
  const found = documentsIn(language, types);
  const wanted = types?.join(" or ") ?? "document";
  test.skip(found.length < count, `the site has fewer than ${count} of: ${wanted}, in ${language}`);
  return found.slice(0, count);
}

/** A document of the site; skips the test if there is none. */
export function someDocument(language: Language, types?: readonly DocumentType[]): Found {
  const [found] = someDocuments(language, 1, types);
  if (!found) throw new Error("The test should have been skipped.");
  return found;
}

/** A program with several pictures; skips the test if there is none. */
export function someProgramWithPictures(language: Language): Found {
  const found = sourceDocuments("program").find(
    ({ pictures, versions }) => pictures > 1 && versions[language],
  )?.versions[language];
  test.skip(!found, `no program in ${language} has several pictures`);
  if (!found) throw new Error("The test should have been skipped.");
  return found;
}
