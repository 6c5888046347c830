import { DOCUMENT_TYPES } from "../documents/field-table.ts";
import { LANGUAGES } from "../documents/languages.ts";
import type { Library } from "../documents/library.ts";

/** What GET /api/v2 tells: the master ref that GET queries must name, and the languages. */
export function describeRepository({ documents, ref }: Library): unknown {
  const tags = documents.flatMap(({ fields }) => fields.lists.get("tags") ?? []);
  return {
    refs: [{ id: "master", ref, label: "Master", isMasterRef: true }],
    languages: LANGUAGES.map(({ code, name }) => ({ id: code, name })),
    types: Object.fromEntries(DOCUMENT_TYPES.map((type) => [type, type])),
    tags: [...new Set(tags.map(({ value }) => value))].sort(),
    bookmarks: {},
    forms: {},
  };
}
