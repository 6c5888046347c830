import { expect, it } from "vitest";
import { createDocumentFinder } from "../../../src/documents/findDocument.ts";
import type { SiteDocument } from "../../../src/documents/kinds.ts";
import { place } from "./siteDocuments.ts";

const translations = [
  { language: "hr" as const, path: "/hr/destinations/srijemski-karlovci/" },
  { language: "de" as const, path: "/de/destinations/karlowitz/" },
];
const hr = place("srijemski-karlovci", "hr", { translations });
const de = place("karlowitz", "de", { translations });
const ilok = place("ilok", "hr");

const pathOf = (name: string, language: "hr" | "de" | "sr", documents: SiteDocument[]) =>
  createDocumentFinder(documents)("destination", name, language)?.path;

it("finds a document by its folder in every language that it has", () => {
  const inFolder = (document: SiteDocument, code: string): SiteDocument => ({
    ...document,
    id: `destination.sremski-karlovci.${code}`,
  });
  const documents = [ilok, inFolder(de, "de-de"), inFolder(hr, "hr")];
  expect(pathOf("sremski-karlovci", "hr", documents)).toBe(hr.path);
  expect(pathOf("sremski-karlovci", "de", documents)).toBe(de.path);
  expect(pathOf("sremski-karlovci", "sr", documents)).toBeUndefined();
});

it("finds a document of a hosted service by the address that it has in any language", () => {
  for (const name of ["srijemski-karlovci", "karlowitz"]) {
    expect(pathOf(name, "de", [de, hr, ilok])).toBe(de.path);
    expect(pathOf(name, "hr", [de, hr, ilok])).toBe(hr.path);
  }
  expect(pathOf("nowhere", "hr", [de, hr])).toBeUndefined();
});

it("takes the default language's where two documents have the same address", () => {
  const other = place("ilok", "de", {
    translations: [{ language: "de", path: "/de/destinations/ilok/" }],
  });
  expect(pathOf("ilok", "hr", [other, ilok])).toBe(ilok.path);
});
