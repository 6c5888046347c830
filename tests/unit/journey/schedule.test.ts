import { describe, expect, it } from "vitest";
import {
  type EditorsJourney,
  knownOf,
  ownJourneyOf,
  withKeys,
} from "../../../src/journey/catalogue.ts";
import { misfitsOf } from "../../../src/journey/fit.ts";
import { LIMITS, type MyJourney, NO_JOURNEY } from "../../../src/journey/journey.ts";
import { dateOf, roadKm, scheduleOf } from "../../../src/journey/schedule.ts";
import { timeText } from "../../../src/journey/values.ts";
import { BAC, catalogue, day, ILOK, leaving, OSIJEK, place, program, story } from "./catalogues.ts";

const DATED: MyJourney = { ...NO_JOURNEY, start: "2027-05-15" };

const hoursOf = (journey: MyJourney, things: Parameters<typeof catalogue>[0]): string[][] =>
  scheduleOf(journey, catalogue(things)).map((visits) =>
    visits.map(({ begins, ends }) => `${timeText(begins)}-${timeText(ends)}`),
  );

describe("the distance of two towns", () => {
  it("is about a third longer than the straight line", () => {
    // 65 km as the crow flies
    expect(roadKm(OSIJEK, ILOK)).toBeGreaterThan(65 * 1.3 * 0.85);
    expect(roadKm(OSIJEK, ILOK)).toBeLessThan(65 * 1.3 * 1.15);
    expect(roadKm(OSIJEK, ILOK)).toBe(roadKm(ILOK, OSIJEK));
  });

  it("is nothing within a place", () => {
    expect(roadKm(OSIJEK, OSIJEK)).toBe(0);
    expect(roadKm([45.2228, 19.3747], [45.2248, 19.3747])).toBe(0);
    expect(roadKm([45.2228, 19.3747], [45.2278, 19.3747])).toBeGreaterThan(0.5);
  });
});

describe("the hours of a day", () => {
  const things = [
    place("dOsijk"),
    place("dIlok1", { point: ILOK }),
    program("pBoat1", { departures: leaving("14:00", ["2027-05-15", "2027-05-17"]) }),
    program("pWalk1", { departures: [] }),
    story("bStory"),
  ];

  it("follow from the way and from how long one stays, rounded up to a quarter", () => {
    const journey = { ...NO_JOURNEY, days: [day("dOsijk", "dIlok1")] };
    expect(hoursOf(journey, things)).toEqual([["09:00-11:00", "12:45-14:45"]]);
    expect(hoursOf({ ...journey, by: "bicycle" }, things)).toEqual([
      ["09:00-11:00", "17:15-19:15"],
    ]);
  });

  it("are those that the visitor wants before those of a departure", () => {
    expect(hoursOf({ ...DATED, days: [day("pBoat1", "dOsijk")] }, things)).toEqual([
      ["14:00-18:00", "18:00-20:00"],
    ]);
    expect(hoursOf({ ...DATED, days: [day("pBoat1 15:10")] }, things)).toEqual([["15:10-19:10"]]);
  });

  it("are those of the departure of that day, and the usual ones on others", () => {
    const departures = [
      ...leaving("14:00", ["2027-05-15"]),
      ...leaving("08:00", ["2027-05-16"], "full"),
      ...leaving("10:00", ["2027-05-16"]),
    ];
    const journey = { ...DATED, days: [day("pOther"), day("pOther"), day("pOther")] };
    const own = [program("pOther", { departures })];
    expect(hoursOf(journey, own)).toEqual([["14:00-18:00"], ["10:00-14:00"], ["14:00-18:00"]]);
    expect(hoursOf({ ...journey, start: "" }, own)[1]).toEqual(["14:00-18:00"]);
  });

  it("begin anew each morning, though the way leads from the last place of the evening", () => {
    const journey = { ...NO_JOURNEY, days: [day("dOsijk"), day("dIlok1")] };
    const [, [second] = []] = scheduleOf(journey, catalogue(things));
    expect(second).toMatchObject({ begins: 540, travel: { isRough: true } });
    expect(second?.travel?.km).toBeCloseTo(roadKm(OSIJEK, ILOK));
  });

  it("count the way past a story and past what is no longer offered", () => {
    const journey = { ...NO_JOURNEY, days: [day("dOsijk", "bStory", "dGone1", "dIlok1")] };
    const travels = scheduleOf(journey, catalogue(things)).flat();
    expect(travels.map(({ travel }) => travel?.km ?? 0)).toEqual([0, 0, 0, roadKm(OSIJEK, ILOK)]);
  });

  it("lead on from where a program ends", () => {
    const own = [...things, program("pRide1", { end: ILOK })];
    const journey = { ...NO_JOURNEY, days: [day("pRide1", "dIlok1")] };
    expect(scheduleOf(journey, catalogue(own))[0]?.[1]?.travel?.km).toBe(0);
  });
});

it("counts the days from the first one, over the end of a month", () => {
  expect(dateOf({ start: "2027-05-30" }, 2)).toBe("2027-06-01");
  expect(dateOf({ start: "" }, 2)).toBe("");
});

const LEG = { by: "car", km: 80, minutes: 95, road: "D2", border: "" } as const;

const EDITORS: EditorsJourney = {
  key: "jAAAAA",
  path: "/en/journeys/a/",
  title: "Two towns",
  about: "",
  by: "train",
  days: [
    { title: "One", bed: "Inn", bedPath: "/en/destinations/a/" },
    { title: "Two", bed: "", bedPath: "" },
  ],
  stops: [
    { day: 0, time: "09:00", name: "Osijek", text: "", point: OSIJEK, key: "dOsijk" },
    { day: 0, time: "11:15", name: "Ilok", text: "", point: ILOK, key: "dIlok1", leg: LEG },
    { day: 0, time: "11:45", name: "A view", text: "", point: ILOK },
    { day: 1, time: "", name: "Bač", text: "", point: BAC },
  ],
};

describe("a journey of the editors as one's own", () => {
  const own = ownJourneyOf(EDITORS);
  const things = [
    place("dOsijk", { also: ["dOther"] }),
    place("dIlok1", { hours: 4, point: ILOK }),
  ];
  const all = catalogue(things, [EDITORS]);

  it("has its stops, beds and means", () => {
    expect(own).toMatchObject({ title: "Two towns", by: "public", start: "", shelf: [] });
    expect(own.days.map(({ items }) => items.length)).toEqual([3, 1]);
    expect(own.days[0]?.bed).toEqual(["jAAAAA", 0]);
    expect(own.days[1]).not.toHaveProperty("bed");
    expect(own.days[0]?.items[1]).toEqual({ key: "dIlok1", stop: ["jAAAAA", 1], name: "Ilok" });
  });

  it.each([
    ["car", "car"],
    [null, "car"],
    ["boat", "car"],
    ["bicycle", "bicycle"],
    ["train", "public"],
    ["bus", "public"],
    ["foot", "public"],
  ] as const)("that goes by %s is one by %s", (by, way) => {
    expect(ownJourneyOf({ ...EDITORS, by }).by).toBe(way);
  });

  it("has its times and ways, and fits, since one stays only as long as the editors do", () => {
    const [first = []] = scheduleOf(own, all);
    expect(first.map(({ begins, ends }) => `${timeText(begins)}-${timeText(ends)}`)).toEqual([
      "09:00-09:40",
      "11:15-11:45",
      "11:45-12:45",
    ]);
    expect(first[1]?.travel).toEqual({ km: 80, minutes: 95, isRough: false, leg: LEG });
    expect(misfitsOf(own, all, "2027-01-01")).toEqual([]);
  });

  it("has the minutes of a way whose length nobody says", () => {
    const leg = { ...LEG, km: null };
    const stops = EDITORS.stops.map((stop) => (stop.leg ? { ...stop, leg } : stop));
    const [first = []] = scheduleOf(own, catalogue(things, [{ ...EDITORS, stops }]));
    expect(first[1]?.travel).toMatchObject({ minutes: 95, isRough: true });
    expect(first[1]?.travel?.km).toBeCloseTo(roadKm(OSIJEK, ILOK));
  });

  it("has the editors' way only from the stop before", () => {
    const [a, b, c] = own.days[0]?.items ?? [];
    const items = [a, c, b].flatMap((one) => one ?? []);
    const [first = []] = scheduleOf({ ...own, days: [{ items }] }, all);
    expect(first[2]?.travel).toMatchObject({ km: 0, isRough: true });
    expect(first[2]?.travel).not.toHaveProperty("leg");
  });

  it("says when the visitor's own times are too close", () => {
    const [a, b] = own.days[0]?.items ?? [];
    const items = [a, b].flatMap((one, index) => (one ? [{ ...one, at: `1${index}:00` }] : []));
    expect(misfitsOf({ ...own, days: [{ items }] }, all, "2027-01-01")).toMatchObject([
      { kind: "overlap", day: 0, at: 1, before: 0 },
    ]);
  });

  it("is no longer than a journey may be", () => {
    const days = Array.from({ length: 40 }, () => ({ title: "", bed: "", bedPath: "" }));
    const stops = Array.from({ length: 90 }, () => ({ day: 0, time: "", name: "", text: "" }));
    const long = ownJourneyOf({ ...EDITORS, title: "T".repeat(41), days, stops });
    expect(long.days).toHaveLength(LIMITS.days);
    expect(long.days[0]?.items).toHaveLength(LIMITS.parts);
    expect(long.title).toBe("");
  });
});

describe("what is known of something kept", () => {
  const things = [place("dOsijk", { also: ["dOther"] }), place("dIlok1")];
  const all = catalogue(things, [EDITORS]);

  it("is its document, by any of its keys", () => {
    expect(knownOf({ key: "dOther" }, all)).toMatchObject({ name: "Town dOsijk", isGone: false });
    expect(knownOf({ key: "dNever", name: "Once" }, all)).toMatchObject({
      name: "Once",
      isGone: true,
    });
    expect(knownOf({ key: "__proto__" }, all)).toMatchObject({ name: "", isGone: true });
  });

  it("is the stop of the editors, unless they have put another one in its place", () => {
    expect(knownOf({ key: "dIlok1", stop: ["jAAAAA", 1] }, all)).toMatchObject({ name: "Ilok" });
    expect(knownOf({ key: "dOther", stop: ["jAAAAA", 0] }, all)).toMatchObject({ name: "Osijek" });
    const other = knownOf({ key: "dIlok1", stop: ["jAAAAA", 0] }, all);
    expect(other).toMatchObject({ name: "Town dIlok1", isGone: false });
    expect(other).not.toHaveProperty("stop");
    expect(knownOf({ key: "", stop: ["jAAAAA", 99] }, all).isGone).toBe(true);
  });

  it("gives the keys and names that a link leaves out", () => {
    const journey: MyJourney = {
      ...NO_JOURNEY,
      shelf: [{ key: "dOther" }, { key: "dNever" }],
      days: [{ items: [{ key: "", stop: ["jAAAAA", 1], at: "10:00" }] }],
    };
    expect(withKeys(journey, all)).toEqual({
      ...journey,
      shelf: [{ key: "dOsijk", name: "Town dOsijk" }, { key: "dNever" }],
      days: [{ items: [{ key: "dIlok1", stop: ["jAAAAA", 1], at: "10:00", name: "Ilok" }] }],
    });
    expect(all.bed(["jAAAAA", 0])).toEqual({ name: "Inn", path: "/en/destinations/a/" });
    expect(all.bed(["jAAAAA", 1])).toBeUndefined();
  });
});
