import { expect, it } from "vitest";
import { listOf } from "../../../src/documents/kinds.ts";
import { place, story, trip } from "./siteDocuments.ts";

const MAKE = { blog: story, destination: place, program: trip };

/** Without a date, of one moment, a second apart, and in another year. */
const PUBLISHED: [uid: string, publishedAt: string][] = [
  ["undated-b", ""],
  ["same-b", "2026-01-02T08:00:00.000Z"],
  ["newest", "2026-12-31T23:59:59.999Z"],
  ["undated-a", ""],
  ["same-c", "2026-01-02T08:00:00.000Z"],
  ["oldest", "1999-06-01T00:00:00.000Z"],
  ["same-a", "2026-01-02T08:00:00.000Z"],
  ["second-after", "2026-01-02T08:00:01.000Z"],
];

const IN_ORDER = [
  "newest",
  "second-after",
  "same-a",
  "same-b",
  "same-c",
  "oldest",
  "undated-a",
  "undated-b",
];

it.each(["blog", "destination", "program"] as const)(
  "puts the newest %s first, those of one moment by uid, and those without a date last",
  (type) => {
    const documents = PUBLISHED.map(([uid, publishedAt]) => MAKE[type](uid, "hr", { publishedAt }));
    const { order } = listOf(type);
    const uidsOf = (sorted: { uid: string }[]): string[] => sorted.map(({ uid }) => uid);
    expect(uidsOf(documents.toSorted(order))).toEqual(IN_ORDER);
    expect(uidsOf(documents.toReversed().toSorted(order))).toEqual(IN_ORDER);
  },
);
