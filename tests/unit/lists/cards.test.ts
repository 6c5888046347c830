import { describe, expect, it } from "vitest";
import { newestFirst } from "../../../src/documents/newestFirst.ts";
import { keyFor } from "../../../src/journey/keys.ts";
import { CARDS_AT_ONCE, toCard, withNewer } from "../../../src/lists/cards.ts";
import { groupOf } from "../../../src/lists/filters.ts";
import { place, story, trip } from "../documents/siteDocuments.ts";

it("puts the newest first, and of one moment goes by name", () => {
  const documents = [
    { uid: "b", publishedAt: "2025-01-01" },
    { uid: "a", publishedAt: "2025-01-01" },
    { uid: "c", publishedAt: "2026-01-01" },
  ];
  expect(documents.sort(newestFirst).map(({ uid }) => uid)).toEqual(["c", "a", "b"]);
  expect(
    documents
      .reverse()
      .sort(newestFirst)
      .map(({ uid }) => uid),
  ).toEqual(["c", "a", "b"]);
});

describe("a card", () => {
  it("has what a list shows of a story, and nothing else", () => {
    const document = story("a", "hr", { category: "Nature" });
    const { type, path, title, summary, publishedAt, category, pictures } = document;
    expect(toCard(document)).toEqual({
      type,
      path,
      key: keyFor(type, "a"),
      title,
      summary,
      publishedAt,
      category,
      picture: pictures[0],
    });
  });

  it("has what a list shows of a destination, and nothing else", () => {
    const document = place("a", "hr");
    const { type, path, title, summary, pictures } = document;
    const key = keyFor(type, "a");
    expect(toCard(document)).toEqual({ type, path, key, title, summary, picture: pictures[0] });
  });

  it("has what a list shows of a program, and one picture of many", () => {
    const [picture] = trip("a", "hr").pictures;
    if (!picture) throw new Error("There is no picture.");
    const own = {
      programType: "Nature",
      duration: "2 h",
      days: 0.5,
      ageRestriction: "8+",
      age: 8,
    } as const;
    const pictures = [picture, { ...picture, src: "/pictures/b.webp" }];
    const document = trip("a", "hr", { ...own, activityLevel: "1", pictures });
    const { type, path, title, summary } = document;
    expect(toCard(document)).toEqual({
      type,
      path,
      key: keyFor(type, "a"),
      title,
      summary,
      ...own,
      activityLevel: "1",
      picture,
    });
  });
});

describe("what a list can be narrowed by", () => {
  const documents = [
    story("a", "hr", { category: "Nature" }),
    story("b", "hr"),
    story("c", "hr", { category: "Sport" }),
    trip("d", "hr", { programType: "Nature" }),
    trip("e", "hr"),
    place("f", "hr"),
  ];

  it("is a story's category and a program's type", () => {
    expect(documents.map(groupOf)).toEqual(["Nature", null, "Sport", "Nature", null, null]);
  });

  it("is counted anew when newer documents stand on top", () => {
    const parts = {
      total: 5,
      counts: { Nature: 3 },
      allCardsUrl: "/lists/x.json",
      since: "2026-01-01",
    };
    expect(withNewer(parts, documents.map(toCard))).toEqual({
      ...parts,
      total: 11,
      counts: { Nature: 5, Sport: 1 },
    });
    expect(parts.counts).toEqual({ Nature: 3 });
  });
});

it("has 24 cards on a page", () => {
  expect(CARDS_AT_ONCE).toBe(24);
});
