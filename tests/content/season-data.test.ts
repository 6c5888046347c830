import { expect, test } from "vitest";
import { startContentService } from "../../content-service/src/service.ts";
import { SERVICE_LANGUAGES } from "../../scripts/serviceLanguages.ts";
import { NOT_THE_DEMO } from "../demo/demo.ts";
import { ask } from "./content-fixture.ts";

interface Raw {
  _meta: { id: string };
  best_months: string;
  good_months?: string | null;
  content: { type: string; text: string }[];
}

const FIELDS = "edges { node { _meta { id } best_months good_months content } }";
const QUERY = `{ allDestinations(lang: "hr", first: 100) { ${FIELDS} }
  allPrograms(lang: "hr", first: 100) { ${FIELDS} }
  allBlogs(lang: "hr", first: 100) { edges { node { _meta { id } best_months content } } } }`;

/** The sections that say when to come. */
const WHEN = ["Kad doći", "Sezona"];

/** Croatian months, January first, as they begin in any case. */
const MONTHS = [
  "siječ",
  "velja",
  "ožuj",
  "trav(anj|nj)",
  "svib",
  "lip(anj|nj)",
  "srp(anj|nj)",
  "kolovoz",
  "ruj(an|n)",
  "listopad",
  "studen",
  "prosin",
].map((month) => new RegExp(`(?<!\\p{L})${month}`, "iu"));

/** Months that such a section names for another reason: full of people, or when nothing leaves. */
const NAMED_OTHERWISE: Record<string, number[]> = {
  batina: [11],
  vukovar: [11],
  vucedol: [2],
  "three-cellars-by-bicycle": [7, 8],
  "two-hours-on-the-zasavica": [7, 8],
};

/** The text below a heading of those, up to the next. */
function sectionOf(content: Raw["content"]): string {
  const from = content.findIndex(
    ({ type, text }) => type.startsWith("heading") && WHEN.includes(text),
  );
  if (from < 0) return "";
  const rest = content.slice(from + 1);
  const to = rest.findIndex(({ type }) => type.startsWith("heading"));
  return (to < 0 ? rest : rest.slice(0, to)).map(({ text }) => text).join("\n");
}

const numbers = (list: string | null | undefined): number[] =>
  (list ?? "").split(",").filter(Boolean).map(Number);

test.skipIf(NOT_THE_DEMO !== "")(
  "the text names no month that the months do not praise",
  async () => {
    const service = await startContentService({
      documents: "content-service/documents",
      pictures: "content-service/pictures",
      languages: SERVICE_LANGUAGES,
    });
    const data = await ask<Record<string, { edges: { node: Raw }[] }>>(service, QUERY);
    await service.close();
    const all = Object.values(data).flatMap(({ edges }) => edges.map(({ node }) => node));
    const told = all.map((raw) => ({ ...raw, text: sectionOf(raw.content) }));
    expect(told.filter(({ text }) => text !== "").length).toBeGreaterThanOrEqual(34);
    const faults = told.flatMap(({ _meta, best_months, good_months, text }) => {
      const uid = _meta.id.split(".")[1] ?? "";
      const fine = [
        ...numbers(best_months),
        ...numbers(good_months),
        ...(NAMED_OTHERWISE[uid] ?? []),
      ];
      const named = MONTHS.flatMap((month, index) => (month.test(text) ? [index + 1] : []));
      return named.filter((month) => !fine.includes(month)).map((month) => `${uid}: ${month}`);
    });
    expect(faults).toEqual([]);
  },
);
