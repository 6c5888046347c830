import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { WEEKDAYS } from "../../../content-service/kinds/day-and-time.ts";
import {
  type DepartureRule,
  daysOfRule,
  faultsOfRule,
  MAX_DEPARTURES,
  weekdayOf,
} from "../../../content-service/src/documents/fields/departures.ts";
import { isMutated, madeUp } from "../mutation.ts";

const SATURDAYS: DepartureRule = {
  every: ["saturday"],
  from: "2027-05-01",
  to: "2027-09-25",
  except: [],
};

const DAY = 24 * 60 * 60 * 1000;
const FIRST = Date.UTC(2024, 0, 1);
const dayAt = (index: number): string => new Date(FIRST + index * DAY).toISOString().slice(0, 10);

const rules = fc
  .record({
    every: fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1 }),
    start: fc.nat({ max: 3000 }),
    length: fc.nat({ max: MAX_DEPARTURES - 1 }),
  })
  .map(({ every, start, length }): DepartureRule => {
    return { every, from: dayAt(start), to: dayAt(start + length), except: [] };
  });

describe("a rule for departures", () => {
  it("names every Saturday of a season, its first and its last day with it", () => {
    const days = daysOfRule(SATURDAYS);
    expect(days).toHaveLength(22);
    expect([days[0], days.at(-1)]).toEqual(["2027-05-01", "2027-09-25"]);
  });

  it("leaves out the days that are excepted", () => {
    const except = ["2027-06-26", "2027-05-01"];
    const days = daysOfRule({ ...SATURDAYS, except });
    expect(days).toHaveLength(20);
    for (const day of except) expect(days).not.toContain(day);
  });

  it("names a day once for each day between its ends that has the right name", () => {
    fc.assert(
      fc.property(rules, (rule) => {
        expect(faultsOfRule(rule)).toEqual([]);
        const expected: string[] = [];
        for (let index = 0; index < 4000; index += 1) {
          const day = dayAt(index);
          const isWithin = rule.from <= day && day <= rule.to;
          if (isWithin && rule.every.includes(weekdayOf(day))) expected.push(day);
        }
        expect(daysOfRule(rule)).toEqual(expected);
      }),
      { numRuns: madeUp(50) },
    );
  });

  it("takes every day that it names for an exception, and no other", () => {
    fc.assert(
      fc.property(rules, fc.nat({ max: 4000 }), (rule, index) => {
        const day = dayAt(index);
        const excepted = { ...rule, except: [day] };
        const isNamed = daysOfRule(rule).includes(day);
        expect(faultsOfRule(excepted)).toHaveLength(isNamed ? 0 : 1);
        expect(daysOfRule(excepted)).toHaveLength(daysOfRule(rule).length - (isNamed ? 1 : 0));
      }),
      { numRuns: madeUp(50) },
    );
  });

  // Stryker's runner has threads, which share one time zone.
  it.skipIf(isMutated).each(["Europe/Zagreb", "Pacific/Auckland", "America/Los_Angeles"])(
    "knows no summer time, as in %s",
    (zone) => {
      vi.stubEnv("TZ", zone);
      const days = daysOfRule({
        every: [...WEEKDAYS],
        from: "2027-03-01",
        to: "2027-11-30",
        except: [],
      });
      expect(days).toHaveLength(275);
      expect(new Set(days).size).toBe(275);
      expect(weekdayOf("2027-03-28")).toBe("sunday");
      vi.unstubAllEnvs();
    },
  );

  it.each<[string, Partial<DepartureRule>, string]>([
    [
      "an end before its beginning",
      { to: "2027-04-30" },
      "the departures end on 2027-04-30, before they begin on 2027-05-01. Swap the two.",
    ],
    [
      "a mistyped year",
      { to: "2037-09-25" },
      "from 2027-05-01 to 2037-09-25 are 3801 days. Write at most 800.",
    ],
    [
      "an exception outside",
      { except: ["2027-10-02"] },
      '"except" has 2027-10-02, which is not between 2027-05-01 and 2027-09-25. Take it out.',
    ],
    [
      "an exception on another weekday",
      { except: ["2027-06-27"] },
      '"except" has 2027-06-27, a sunday, on which there is no departure anyway. Take it out.',
    ],
    [
      "an exception twice",
      { except: ["2027-06-26", "2027-06-26"] },
      '"except" has a day twice. Keep one of the two.',
    ],
  ])("says what is wrong with %s", (_, own, fault) => {
    expect(faultsOfRule({ ...SATURDAYS, ...own })).toEqual([fault]);
  });

  it.each(["2027-02-30", "soon", "", "2027-5-1", "0000-00-00"])(
    "names no day from %j on",
    (from) => {
      expect(daysOfRule({ ...SATURDAYS, from })).toEqual([]);
    },
  );
});
