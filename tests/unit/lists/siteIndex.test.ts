import { expect, it } from "vitest";
import { siteIndex } from "../../../src/lists/siteIndex.ts";
import { place, story } from "../documents/siteDocuments.ts";

it("lists a language's documents by type, in the order of its alphabet", () => {
  const titled = (title: string) => place(title.toLowerCase(), "hr", { title });
  const documents = [
    titled("Zemun"),
    titled("Čepin"),
    titled("Cerna"),
    place("x", "de", { title: "Anderswo" }),
    story("a", "hr", { title: "Priča" }),
  ];
  expect(siteIndex(documents, "hr")).toEqual({
    blog: [["/hr/blog/a/", "Priča"]],
    journey: [],
    destination: [
      ["/hr/destinations/cerna/", "Cerna"],
      ["/hr/destinations/čepin/", "Čepin"],
      ["/hr/destinations/zemun/", "Zemun"],
    ],
    program: [],
  });
});

it("keeps documents of one title apart, in the same order at every build", () => {
  const documents = [story("b", "en", { title: "One" }), story("a", "en", { title: "One" })];
  const expected = [
    ["/en/blog/a/", "One"],
    ["/en/blog/b/", "One"],
  ];
  expect(siteIndex(documents, "en").blog).toEqual(expected);
  expect(siteIndex(documents.reverse(), "en").blog).toEqual(expected);
});
