import { DOCUMENT_TYPES } from "../../kinds/document-types.ts";
import type { Library } from "../documents/library.ts";

const NAMES = new Intl.DisplayNames(["en"], { type: "language" });

/** The answer to GET /api/v2: the master ref that GET queries need, and the languages. */
export function describeRepository({ documents, ref, languages }: Library): unknown {
  const tags = documents.flatMap(({ fields }) => fields.lists.get("tags") ?? []);
  return {
    refs: [{ id: "master", ref, label: "Master", isMasterRef: true }],
    languages: languages.map(({ file, code }) => ({ id: code, name: NAMES.of(file) })),
    types: Object.fromEntries(DOCUMENT_TYPES.map((type) => [type, type])),
    tags: [...new Set(tags.map(({ value }) => value))].sort(),
    bookmarks: {},
    forms: {},
  };
}
