import { describe, expect, it } from "vitest";
import { NO_FIELDS } from "../../../content-service/src/documents/fields/fields.ts";
import { parseText } from "../../../content-service/src/documents/parse-text.ts";
import { findClosedDays } from "../../../scripts/checks/documents/closedDays.ts";

const VISITS = {
  "vucedol-museum": {
    closed: ["monday"],
    holidaysOf: "HR",
    checked: "2026-11-24",
    source: "https://museum.example",
  },
} as const;

const FILE = "documents/program/a-day/document.yaml";
const AT = "content-service/documents/program/a-day/document.yaml";

const closedIn = (...lines: string[]): string[] => {
  const { fields = NO_FIELDS } = parseText(lines.join("\n"), FILE, "program");
  return findClosedDays([{ fields }, { fields }], VISITS);
};

describe("a departure to what is closed", () => {
  it("is named with its day, why, and what to do", () => {
    expect(
      closedIn(
        "visits:",
        "  - { visit: vucedol-museum }",
        "departures:",
        "  2027-05-31:",
        "  2027-06-01:",
        "  2027-06-22:",
      ),
    ).toEqual([
      `${AT}:4: on 2027-05-31, a monday, vucedol-museum is closed. Name 2027-05-31 in "except", or, if it is open, correct content-service/figures/visits.ts.`,
      `${AT}:6: on 2027-06-22, a public holiday of HR, vucedol-museum is closed. Name 2027-06-22 in "except", or, if it is open, correct content-service/figures/visits.ts.`,
    ]);
  });

  it("is found on the third day of a trip", () => {
    const [found, ...others] = closedIn(
      "visits: [{ visit: vucedol-museum, day: 3 }]",
      "departures:",
      "  2027-05-29:",
      "  2027-05-31:",
    );
    expect(found).toContain(":3: on 2027-05-31, of the departure on 2027-05-29, a monday,");
    expect(others).toEqual([]);
  });

  it("is named once for a rule with many such days", () => {
    const [found, ...others] = closedIn(
      "visits: [{ visit: vucedol-museum }]",
      "departures:",
      "  every: monday",
      "  from: 2027-05-03",
      "  to: 2027-05-17",
    );
    expect(found).toContain(
      ":3: on 2027-05-03, a monday, vucedol-museum is closed (and on 2 more days like it).",
    );
    expect(others).toEqual([]);
  });

  it("is none where the program visits nothing, or what is open", () => {
    expect(closedIn("departures:", "  2027-05-31:")).toEqual([]);
    expect(closedIn("visits: [{ visit: vucedol-museum }]", "departures:", "  2027-06-01:")).toEqual(
      [],
    );
  });

  it("is no mistyped visit, which is a fault of its own", () => {
    const { faults } = parseText("visits: [{ visit: vucedol-musem }]", FILE, "program");
    expect(faults.map(({ message }) => message)).toEqual([
      expect.stringContaining('Did you mean "vucedol-museum"?'),
    ]);
  });
});
