import { describe, expect, it } from "vitest";
import { lengthNote } from "../../content-service/src/documents/lengths.ts";
import { readProse } from "../../content-service/src/documents/prose.ts";
import { findUnusedPictures, readPictureLists } from "../../scripts/checks/documents/pictures.ts";
import { WRITTEN_LANGUAGES } from "../../src/i18n/languages.ts";
import { NOT_THE_DEMO, whyNotApproved, whyNotTheDemo } from "./demo.ts";

const DOCUMENTS = "content-service/documents";

describe("the tests of the demo", () => {
  it("are skipped for a site of another name, and say why", () => {
    expect(whyNotTheDemo("Gorski kotar", DOCUMENTS)).toBe(
      "The site is called Gorski kotar, and no longer Podunavlje.",
    );
  });

  it("are skipped where the demo's documents are gone, and say which", () => {
    expect(whyNotTheDemo("Podunavlje", "no/such/folder")).toBe(
      "The demo's blog/bridge-and-fortress-walk is gone.",
    );
  });

  it("compare with what was approved for the site itself, and with nothing else", () => {
    expect(whyNotApproved("Gorski kotar", "Gorski kotar")).toBe("");
    expect(whyNotApproved("Gorski kotar", "Risnjak")).toBe("What was approved shows Risnjak.");
  });
});

describe.skipIf(NOT_THE_DEMO !== "")("the demo", () => {
  it("is as long as its editors want it", () => {
    expect(readProse(WRITTEN_LANGUAGES).flatMap((text) => lengthNote(text, text.file))).toEqual([]);
  });

  it("shows every picture", () => {
    const lists = readPictureLists();
    expect(findUnusedPictures(lists.pictures, lists)).toEqual([]);
  });
});
