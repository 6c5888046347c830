import { describe, expect, it } from "vitest";
import type { Departure, DestinationDetails } from "../../../src/documents/kinds/fieldValues.ts";
import { addAllMessages } from "../../../src/i18n/allMessages.ts";
import { translator } from "../../../src/i18n/messages.ts";
import { monthNow } from "../../../src/i18n/monthNow.ts";
import { monthsFrom, seasonalHighlights } from "../../../src/lists/seasonalHighlights.ts";
import { leavesOn, NO_TRIP_DETAILS, place, trip } from "../documents/siteDocuments.ts";

addAllMessages();

const at = (uid: string, own: Partial<DestinationDetails>) => {
  const document = place(uid, "en");
  return { ...document, details: { ...document.details, ...own } };
};

const leaving = (uid: string, day: string, state: Departure["state"] = null) =>
  trip(uid, "en", {
    details: { ...NO_TRIP_DETAILS, departures: [leavesOn(day, { state })] },
  });

const t = translator("en");

describe("what is on", () => {
  it("is a program in the month before it leaves, and in that in which it does", () => {
    expect(seasonalHighlights([leaving("a", "2027-01-31")], "2026-11", t)[0]?.months).toEqual([
      "2026-12",
      "2027-01",
    ]);
  });

  it("is nothing that is full or called off", () => {
    const documents = [
      leaving("a", "2027-01-31", "full"),
      leaving("b", "2027-01-31", "called-off"),
    ];
    expect(seasonalHighlights(documents, "2026-11", t)).toEqual([]);
  });

  it("is a place at its best, before those at a good time, and never more than three", () => {
    const good = ["a", "b", "c"].map((uid) => at(uid, { goodMonths: [5] }));
    const best = at("d", { bestMonths: [5] });
    const may = seasonalHighlights([...good, best], "2027-05", t).filter(({ months }) =>
      months.includes("2027-05"),
    );
    expect(may).toHaveLength(3);
    expect(may.map(({ path }) => path)).toContain(best.path);
  });
});

it("counts months beyond the end of a year", () => {
  expect(monthsFrom("2026-12", 3)).toEqual(["2026-12", "2027-01", "2027-02"]);
});

it.each([
  ["2026-11-30T22:59:59Z", "2026-11"],
  ["2026-11-30T23:00:00Z", "2026-12"],
  ["2026-12-31T23:00:00Z", "2027-01"],
  ["2027-05-31T21:59:59Z", "2027-05"],
  ["2027-05-31T22:00:00Z", "2027-06"],
])("at %s it is %s in the region", (moment, month) => {
  expect(monthNow(Date.parse(moment))).toBe(month);
});
