import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { journeyCalendar } from "../../../src/journey/calendar.ts";
import { catalogueOf } from "../../../src/journey/catalogue.ts";
import type { MyJourney } from "../../../src/journey/journey.ts";
import { madeUp } from "../mutation.ts";
import { ADDRESS, addressOf, CANOE, CATALOGUE, JOURNEY } from "./journeyFile.ts";

const OPTIONS = {
  address: ADDRESS,
  addressOf,
  title: JOURNEY.title,
  now: Date.parse("2026-11-29T08:00:00Z") / 1000,
  words: { about: "The time is a suggestion.", bed: (name: string) => `Night: ${name}` },
};

const write = (changes: Partial<MyJourney> = {}, catalogue = CATALOGUE): string =>
  journeyCalendar({ ...JOURNEY, ...changes }, catalogue, OPTIONS);

/** Read back by somebody else's reader. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents("vevent").map((event) => {
    const textOf = (name: string): string => String(event.getFirstPropertyValue(name) ?? "");
    return {
      uid: textOf("uid"),
      title: textOf("summary"),
      span: [textOf("dtstart"), textOf("dtend")],
      description: textOf("description"),
      url: textOf("url"),
      place: textOf("location"),
      geo: textOf("geo"),
      transparency: textOf("transp"),
    };
  });
  return { name: String(calendar.getFirstPropertyValue("x-wr-calname")), events };
}

describe("a journey in a calendar", () => {
  it("has the visits and nights of all days, in the time zones of their countries", () => {
    const { name, events } = read(write());
    // This reader leaves names that RFC 5545 does not know escaped.
    expect(name).toBe("Three days\\, šć");
    expect(events.map(({ title, span }) => [title, ...span])).toEqual([
      [CANOE.title, "2027-05-15T03:30:00Z", "2027-05-15T06:30:00Z"],
      ["Ilok", expect.stringMatching(/^2027-05-15T..:..:00Z$/), expect.any(String)],
      ["Ilok", "2027-05-15T16:00:00Z", "2027-05-15T20:00:00Z"],
      ["The dyke by bicycle", "2027-05-16", "2027-05-19"],
      ["Ilok", "2027-05-17T08:00:00Z", "2027-05-17T12:00:00Z"],
      ["Night watch", "2027-05-17T21:30:00Z", "2027-05-17T22:30:00Z"],
      ["Night: Guest house, Ilok", "2027-05-17", "2027-05-18"],
    ]);
  });

  it("says where each is, what to know there, and which times are suggestions", () => {
    const [canoe, ilok, , dyke, , watch, night] = read(write()).events;
    expect(canoe).toMatchObject({
      description: [...(CANOE.notes ?? []), CANOE.phone, addressOf(CANOE.path)].join("\n"),
      url: addressOf(CANOE.path),
      place: CANOE.address,
      geo: "45.6017,18.7862",
      transparency: "",
    });
    expect(ilok?.description).toMatch(/^The time is a suggestion\.\nOpen from 9 to 17\.\nhttps:/);
    expect(ilok?.place).toBe("Ilok");
    expect(dyke?.description).toMatch(/^09:00\nhttps:/);
    expect(watch).toMatchObject({
      description: "Bats above the wall.",
      url: "",
      place: "Night watch",
    });
    expect(night).toMatchObject({ geo: "", transparency: "TRANSPARENT" });
  });

  it("adds each event once, however often and in whichever language it is added", () => {
    const uids = read(write()).events.map(({ uid }) => uid);
    expect(new Set(uids).size).toBe(uids.length);
    expect(uids.slice(0, 3)).toEqual([
      "pCanoe-2027-05-15@podunavlje.example",
      "dIlok1-2027-05-15@podunavlje.example",
      "dIlok1-2027-05-15-2@podunavlje.example",
    ]);
    const german = catalogueOf({
      ...CATALOGUE,
      things: CATALOGUE.things.map((thing) => ({ ...thing, path: "/de/x/", title: "Anders" })),
    });
    expect(read(write({}, german)).events.map(({ uid }) => uid)).toEqual(uids);
  });

  it("keeps the clock of the place when summer time begins", () => {
    const items = [{ key: "dIlok1", at: "10:00" }];
    const days = [{ items }, { items }];
    const begins = read(write({ start: "2027-03-27", days })).events.map(({ span }) => span[0]);
    expect(begins).toEqual(["2027-03-27T09:00:00Z", "2027-03-28T08:00:00Z"]);
  });

  it("is on the next day where an evening lasts beyond midnight", () => {
    const days = [{ items: [{ key: "", stop: ["jFive1", 0] as const }, { key: "dIlok1" }] }];
    const [, after] = read(write({ days })).events;
    // In summer, midnight is at 22:00 UTC.
    expect(after?.span[0]).toMatch(/^2027-05-15T22:[345]\d:00Z$/);
  });

  it("is nothing without a first day or anything on a day", () => {
    expect(write({ start: "" })).toBe("");
    expect(write({ days: [{ items: [] }] })).toBe("");
    expect(write({ days: [{ items: [{ key: "pGone2" }] }] })).toBe("");
  });

  it("is read back alike, in lines of 75 octets, whatever a title is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1, maxLength: 90 }), (title) => {
        const things = CATALOGUE.things.map((thing) => ({ ...thing, title: `a${title}b` }));
        const text = write({ title }, catalogueOf({ ...CATALOGUE, things }));
        for (const line of text.split("\r\n")) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
        }
        expect(read(text).events).toHaveLength(7);
      }),
      { numRuns: madeUp(40) },
    );
  });
});
