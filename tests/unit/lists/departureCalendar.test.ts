import { describe, expect, it } from "vitest";
import { addAllMessages } from "../../../src/i18n/allMessages.ts";
import { translator } from "../../../src/i18n/messages.ts";
import { fromIn } from "../../../src/i18n/monthNow.ts";
import {
  departureCalendar,
  firstShown,
  hasComingDepartures,
  monthsOfSections,
} from "../../../src/lists/departureCalendar.ts";
import { leavesOn, NO_TRIP_DETAILS, trip } from "../documents/siteDocuments.ts";

addAllMessages();

const at = (time: string): number => Date.parse(time) / 1000;

const leaving = (uid: string, ...departures: ReturnType<typeof leavesOn>[]) =>
  trip(uid, "en", { details: { ...NO_TRIP_DETAILS, countries: ["HR"], departures } });

const calendarOf = (programs: ReturnType<typeof leaving>[], now = at("2026-11-29T00:00:00Z")) =>
  departureCalendar(programs, "en", translator("en"), now);

describe("the calendar of all departures", () => {
  it("has the departures of all trips by month and day, in the order of the clock", () => {
    const { months, programs } = calendarOf([
      leaving("late", leavesOn("2027-05-20", { time: "17:00" })),
      leaving(
        "early",
        leavesOn("2027-05-20", { state: "full" }),
        leavesOn("2027-12-31", { time: "" }),
      ),
    ]);
    const told = months.map(({ name, days }) => [
      name,
      days.map(({ label, departures }) => [
        label,
        departures.map(
          ({ program, time, state }) => `${time} ${programs[program]?.title} ${state}`,
        ),
      ]),
    ]);
    expect(told).toEqual([
      ["May 2027", [["Thu 20 May", ["08:00 Title of early full", "17:00 Title of late open"]]]],
      ["December 2027", [["Fri 31 December", [" Title of early open"]]]],
    ]);
  });

  it("leaves out what has left, by the clock of the country in which it begins", () => {
    const summer = leaving("a", leavesOn("2027-03-28", { time: "08:00" }));
    expect(calendarOf([summer], at("2027-03-28T05:59:00Z")).months).toHaveLength(1);
    expect(calendarOf([summer], at("2027-03-28T06:00:00Z")).months).toEqual([]);
    expect(hasComingDepartures([summer], at("2027-03-28T05:59:00Z"))).toBe(true);
    expect(hasComingDepartures([summer], at("2027-03-28T06:00:00Z"))).toBe(false);
  });

  it("has the leap day", () => {
    const [month] = calendarOf([leaving("a", leavesOn("2028-02-29"))]).months;
    expect(month?.days.map(({ label }) => label)).toEqual(["Tue 29 February"]);
  });

  it("is empty without departures, and no link leads to it", () => {
    expect(calendarOf([trip("a", "en")])).toMatchObject({ programs: [], months: [] });
    expect(hasComingDepartures([trip("a", "en")])).toBe(false);
  });
});

describe("the two months that are shown", () => {
  const MONTHS = ["2027-01", "2027-05", "2027-06", "2027-12"];

  it.each([
    ["2026-11", 0],
    ["2027-01", 0],
    ["2027-02", 1],
    ["2027-12", 3],
    ["2028-01", 2],
  ])("begin in %s with the next that has departures", (from, first) => {
    expect(firstShown(MONTHS, from)).toBe(first);
  });

  it("are known before scripts run", () => {
    const now = ["2026-12", "2027-01", "2027-02"];
    expect(monthsOfSections(MONTHS, now)).toEqual([
      ["2026-12", "2027-01"],
      ["2026-12", "2027-01", "2027-02"],
      ["2027-02"],
      [],
    ]);
  });

  it("are those of the address, but none of the past", () => {
    expect(fromIn("?type=active&from=2027-06", "2027-05")).toBe("2027-06");
    expect(fromIn("?from=2026-06", "2027-05")).toBe("2027-05");
    expect(fromIn("?from=soon", "2027-05")).toBe("2027-05");
  });
});
