import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import {
  type CalendarEntry,
  calendarFileName,
  calendarText,
} from "../../../../src/documents/viewModels/calendarFile.ts";

const ENTRY: CalendarEntry = {
  uid: "canoe-dawn",
  day: "2027-05-15",
  begins: Date.parse("2027-05-15T02:30:00Z") / 1000,
  ends: Date.parse("2027-05-15T07:30:00Z") / 1000,
  isOfDays: false,
  nights: 0,
  title: "Zora u kanuu; voda, magla\\čaplje",
  address: "https://podunavlje.example/hr/program/canoe-dawn/",
  place: "Kopački rit",
  point: { latitude: 45.6017, longitude: 18.7862 },
};
const NOW = Date.parse("2026-11-25T08:00:00.400Z") / 1000;

/** Read back by somebody else's reader. */
function read(entry: CalendarEntry) {
  const calendar = new ICAL.Component(ICAL.parse(calendarText(entry, NOW)));
  const event = calendar.getFirstSubcomponent("vevent");
  if (event === null) throw new Error("There is no event.");
  return { calendar, event, ...new ICAL.Event(event) };
}

const said = (entry: CalendarEntry, name: string): string =>
  String(read(entry).event.getFirstPropertyValue(name));

describe("a departure in a calendar", () => {
  it("says what, when and where, as another reads it", () => {
    expect(read(ENTRY).calendar.getFirstPropertyValue("version")).toBe("2.0");
    expect(said(ENTRY, "summary")).toBe(ENTRY.title);
    expect(said(ENTRY, "dtstart")).toBe("2027-05-15T02:30:00Z");
    expect(said(ENTRY, "dtend")).toBe("2027-05-15T07:30:00Z");
    expect(said(ENTRY, "dtstamp")).toBe("2026-11-25T08:00:00Z");
    expect(said(ENTRY, "location")).toBe("Kopački rit");
    expect(said(ENTRY, "geo")).toBe("45.6017,18.7862");
    expect(said(ENTRY, "description")).toBe(ENTRY.address);
    expect(said(ENTRY, "url")).toBe(ENTRY.address);
    expect(said(ENTRY, "status")).toBe("TENTATIVE");
  });

  it("is the same departure on the page of every language", () => {
    const german = { ...ENTRY, address: "https://podunavlje.example/de/program/canoe-dawn/" };
    expect(said(ENTRY, "uid")).toBe("canoe-dawn-2027-05-15@podunavlje.example");
    expect(said(german, "uid")).toBe(said(ENTRY, "uid"));
    expect(calendarFileName(ENTRY)).toBe("canoe-dawn-2027-05-15.ics");
  });

  it("takes whole days if the time of departure is unknown", () => {
    const days = { ...ENTRY, isOfDays: true, nights: 2, day: "2027-12-30" };
    expect(said(days, "dtstart")).toBe("2027-12-30");
    expect(said(days, "dtend")).toBe("2028-01-02");
  });

  it("leaves out where it begins if that is unknown", () => {
    const text = calendarText({ ...ENTRY, place: "", point: null }, NOW);
    expect(text).not.toMatch(/LOCATION|GEO|\r\n\r\n/);
  });

  it.each(["Šetnja uz Dunav – ", "a", "🚣", "\\;,"])("has lines of 75 octets with “%s”", (sign) => {
    const title = sign.repeat(80).trim();
    const text = calendarText({ ...ENTRY, title }, NOW);
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    for (const line of text.split("\r\n")) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n\uFFFD]/);
    }
    expect(said({ ...ENTRY, title }, "summary")).toBe(title);
  });

  it("lets no title write lines of its own", () => {
    const title = "A\r\nBEGIN:VALARM\u0000\nB";
    expect(said({ ...ENTRY, title }, "summary")).toBe("A\nBEGIN:VALARM\nB");
  });
});
