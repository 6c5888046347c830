import { describe, expect, it } from "vitest";
import { documentPath } from "../../../src/documents/paths.ts";
import { LANGUAGES } from "../../../src/i18n/languages.ts";
import { DOCUMENT_TYPES } from "../../../src/i18n/routes.ts";

describe("the address of a document", () => {
  it.each([
    ["blog", "hr", "/hr/blog/canoe-dawn/"],
    ["destination", "en", "/en/destinations/canoe-dawn/"],
    ["program", "de", "/de/program/canoe-dawn/"],
    ["program", "sr", "/sr/program/canoe-dawn/"],
  ] as const)("of type %s in %s is %s", (type, language, path) => {
    expect(documentPath(type, "canoe-dawn", language)).toBe(path);
  });

  it("is another one for every type and language", () => {
    const all = DOCUMENT_TYPES.flatMap((type) =>
      LANGUAGES.map((language) => documentPath(type, "a", language)),
    );
    expect(new Set(all).size).toBe(DOCUMENT_TYPES.length * LANGUAGES.length);
  });
});
