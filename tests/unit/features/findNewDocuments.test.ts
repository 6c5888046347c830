import { expect, it } from "vitest";
import { findNewDocuments } from "../../../src/features/DocumentList/findNewDocuments.ts";
import type { Card } from "../../../src/lists/cards.ts";

const card = (uid: string): Card => ({
  type: "destination",
  path: `/hr/destinations/${uid}/`,
  key: uid,
  title: uid,
  summary: "",
  picture: null,
});
const dated = (uid: string, publishedAt: string) => ({ card: card(uid), publishedAt });
const FIRST = [card("b"), card("c")];

it("finds what the page does not have", () => {
  const newest = [dated("a", "2026-03-01"), dated("b", "2026-02-01"), dated("z", "")];
  expect(findNewDocuments(newest, FIRST, "").map(({ title }) => title)).toEqual(["a", "z"]);
});

it("does not take an older card of a long list for a new one", () => {
  const newest = [dated("a", "2026-03-01"), dated("old", "2026-01-01"), dated("z", "")];
  expect(findNewDocuments(newest, FIRST, "2026-01-01").map(({ title }) => title)).toEqual(["a"]);
});
