import { describe, expect, it } from "vitest";
import { type FindPage, toLink } from "../../../../../src/documents/load/transform/link.ts";

const find: FindPage = (type, uid, language) =>
  uid === "gone" ? null : `/${language}/${type}/${uid}/`;

const ILOK = { link_type: "Document", type: "destination", uid: "ilok", lang: "de-de" };

describe("what an editor linked", () => {
  it("is the page of a document, in its language", () => {
    expect(toLink(ILOK, find)).toEqual({
      to: "page",
      path: "/de/destination/ilok/",
      language: "de",
    });
  });

  it.each(["Web", "Media"])("is an address of the kind %s", (link_type) => {
    expect(toLink({ link_type, url: "https://a.example/b.pdf" }, find)).toEqual({
      to: "address",
      href: "https://a.example/b.pdf",
    });
  });

  it.each([
    ["is gone", { ...ILOK, uid: "gone" }],
    ["is said to be broken", { ...ILOK, isBroken: true }],
    ["is of a type without pages", { ...ILOK, type: "author" }],
    ["is in a language of another site", { ...ILOK, lang: "eo-eo" }],
    ["has no name", { ...ILOK, uid: null }],
    ["is of no kind", { ...ILOK, link_type: "" }],
    ["is of another kind", { ...ILOK, link_type: "Any" }],
  ])("is nothing when the document %s", (_, raw) => {
    expect(toLink(raw, find)).toBeNull();
  });

  it.each([
    ["an address that does harm", { link_type: "Web", url: "javascript:alert(1)" }],
    ["an address of no kind", { link_type: "", url: "https://a.example/" }],
    ["a text", "https://a.example/"],
    ["nothing", null],
  ])("is nothing when it is %s", (_, raw) => {
    expect(toLink(raw, find)).toBeNull();
  });
});
