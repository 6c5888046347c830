import { describe, expect, it } from "vitest";
import type { Thing } from "../../../src/journey/catalogue.ts";
import { type Misfit, misfitsOf, openDays, startsThatSuit } from "../../../src/journey/fit.ts";
import { type Day, type MyJourney, NO_JOURNEY } from "../../../src/journey/journey.ts";
import { catalogue, day, ILOK, leaving, place, program, story } from "./catalogues.ts";

const TODAY = "2027-05-01";

const misfits = (
  things: readonly Thing[],
  days: readonly Day[],
  own: Partial<MyJourney> = {},
): Misfit[] =>
  misfitsOf({ ...NO_JOURNEY, start: "2027-05-15", days, ...own }, catalogue(things), TODAY);

const boat = (own: Partial<Thing> = {}): Thing =>
  program("pBoat1", {
    departures: [
      ...leaving("09:00", ["2027-04-01", "2027-05-10", "2027-05-15", "2027-05-29", "2027-05-22"]),
      ...leaving("09:00", ["2027-05-16"], "full"),
      ...leaving("09:00", ["2027-05-17"], "called-off"),
    ],
    ...own,
  });

describe("a program", () => {
  const on = (start: string, own: Partial<MyJourney> = {}): Misfit[] =>
    misfits([boat()], [day("pBoat1")], { start, ...own });

  it("fits on a day on which it leaves, and while the day is open", () => {
    expect(on("2027-05-15")).toEqual([]);
    expect(on("")).toEqual([]);
  });

  it("does not fit on others, and the next days are named", () => {
    const next = ["2027-05-22", "2027-05-29"];
    const place0 = { day: 0, at: 0 };
    expect(on("2027-05-18")).toEqual([{ ...place0, kind: "no-departure", next }]);
    expect(on("2027-05-16")).toEqual([{ ...place0, kind: "full", next }]);
    expect(on("2027-05-17")).toEqual([{ ...place0, kind: "called-off", next }]);
  });

  it("names the days before if there is none after", () => {
    expect(on("2027-06-18")).toEqual([
      { day: 0, at: 0, kind: "no-departure", next: ["2027-05-10", "2027-05-15", "2027-05-22"] },
    ]);
    expect(openDays(boat(), "2027-05-16", "2027-05-25")).toEqual(["2027-05-29"]);
    expect(openDays(boat(), "2027-05-29", "2027-05-29")).toEqual(["2027-05-29"]);
    expect(openDays(boat(), "2027-05-15", TODAY)[0]).toBe("2027-05-15");
    expect(openDays(boat(), "2027-05-16", "2027-06-25")).toEqual([]);
  });

  it("fits if one of two departures of the day is open", () => {
    const departures = [
      ...leaving("08:00", ["2027-05-15"], "full"),
      ...leaving("12:00", ["2027-05-15"]),
    ];
    expect(misfits([boat({ departures })], [day("pBoat1")])).toEqual([]);
  });

  it("without known departures fits on each day", () => {
    expect(misfits([boat({ departures: [] })], [day("pBoat1")])).toEqual([]);
  });

  it("is past, and nothing else of its day is said, before today", () => {
    expect(on("2027-04-30")).toEqual([{ day: 0, at: 0, kind: "past" }]);
    expect(on("2027-05-01").map(({ kind }) => kind)).toEqual(["no-departure"]);
  });

  it("is too much for who is too young, by the youngest", () => {
    const things = [program("pWalk1", { age: 10 })];
    const with_ = (ages: number[]): Misfit[] => misfits(things, [day("pWalk1")], { ages });
    expect(with_([])).toEqual([]);
    expect(with_([10, 12])).toEqual([]);
    expect(with_([12, 9])).toEqual([{ day: 0, at: 0, kind: "too-young", age: 10, youngest: 9 }]);
  });

  it("is too small for a larger party, children included", () => {
    const things = [program("pWalk1", { largest: 4 })];
    const with_ = (adults: number, ages: number[]): Misfit[] =>
      misfits(things, [day("pWalk1")], { adults, ages });
    expect(with_(2, [5, 6])).toEqual([]);
    expect(with_(3, [5, 6])).toEqual([{ day: 0, at: 0, kind: "too-many", largest: 4 }]);
  });

  it("needs a car only for who comes by bus or train", () => {
    const things = [program("pCar01", { withoutCar: false })];
    const { withoutCar: _, ...unknown } = program("pAny01");
    for (const by of ["car", "bicycle"] as const) {
      expect(misfits(things, [day("pCar01")], { by })).toEqual([]);
    }
    expect(misfits([unknown], [day("pAny01")], { by: "public" })).toEqual([]);
    expect(misfits(things, [day("pCar01")], { by: "public" })).toEqual([
      { day: 0, at: 0, kind: "needs-car" },
    ]);
  });
});

describe("a season", () => {
  it("is missed by a place without departures, in a month that is not in it", () => {
    const things = [place("dSpring", { months: [4, 5] }), boat({ months: [7] })];
    expect(misfits(things, [day("dSpring", "pBoat1 12:00")])).toEqual([]);
    expect(misfits(things, [day("dSpring")], { start: "" })).toEqual([]);
    expect(misfits(things, [day(), day("dSpring")], { start: "2027-05-31" })).toEqual([
      { day: 1, at: 0, kind: "season", month: 6 },
    ]);
  });
});

describe("the hours of a day", () => {
  const things = [
    place("dOsijk"),
    place("dIlok1", { point: ILOK }),
    program("pAllDay", { hours: 8 }),
    program("pLong1", { hours: 13 }),
    story("bStory"),
  ];
  const kinds = (...texts: string[]): string[] =>
    misfits(things, [day(...texts)]).map(({ kind }) => kind);

  it("overlap where one cannot have come from the place before, with twenty minutes of grace", () => {
    expect(kinds("dOsijk 09:00", "dOsijk 11:00")).toEqual([]);
    expect(kinds("dOsijk 09:00", "dOsijk 10:40")).toEqual([]);
    expect(misfits(things, [day("dOsijk 09:00", "dOsijk 10:39")])).toEqual([
      { day: 0, at: 1, kind: "overlap", before: 0 },
    ]);
    // 84 km take 101 minutes.
    expect(kinds("dOsijk 09:00", "dIlok1 12:22")).toEqual([]);
    expect(kinds("dOsijk 09:00", "dIlok1 12:20")).toEqual(["overlap"]);
    expect(kinds("dOsijk", "dIlok1")).toEqual([]);
  });

  it("overlap with what is still going on, though something short comes between", () => {
    expect(misfits(things, [day("pAllDay 09:00", "bStory 10:00", "dOsijk 12:00")])).toEqual([
      { day: 0, at: 1, kind: "overlap", before: 0 },
      { day: 0, at: 2, kind: "overlap", before: 0 },
    ]);
  });

  it("do not overlap with those of another day", () => {
    expect(misfits(things, [day("pAllDay 20:00"), day("dOsijk 00:30")])).toEqual([]);
  });

  it("are too many for a day of more than twelve, ways included", () => {
    expect(kinds("pAllDay", "dOsijk", "dOsijk")).toEqual([]);
    expect(misfits(things, [day(), day("pAllDay", "dOsijk", "dOsijk", "bStory")])).toEqual([
      { day: 1, at: 0, kind: "too-long", hours: 13 },
    ]);
    expect(kinds("pAllDay", "dIlok1", "bStory")).toEqual(["too-long"]);
  });

  it("are as they are for a single program that is long", () => {
    expect(kinds("pLong1")).toEqual([]);
  });
});

describe("a program of several days", () => {
  const things = [program("pDyke1", { hours: 8, nights: 2 }), place("dOsijk"), place("dIlok1")];

  it("is under way on its other days, and on its own after it has begun", () => {
    const days = [day("dOsijk", "pDyke1", "dIlok1"), day("dOsijk"), day("dOsijk"), day("dOsijk")];
    const by = "Trip pDyke1";
    expect(misfits(things, days)).toEqual([
      { day: 0, at: 2, kind: "under-way", by },
      { day: 1, at: 0, kind: "under-way", by },
      { day: 2, at: 0, kind: "under-way", by },
    ]);
  });
});

describe("a border", () => {
  const things = [
    place("dHR0001"),
    place("dHR0002"),
    place("dRS0001", { countries: ["RS"] }),
    program("pBoth01", { countries: ["HR", "RS"] }),
    program("pOver01", { countries: ["HR", "RS"], end: [45.25, 19.86] }),
    story("bStory1"),
  ];
  const borders = (...days: Day[]): [number, number, string][] =>
    misfits(things, days).flatMap((one) =>
      one.kind === "border" ? [[one.day, one.at, one.countries.join()] as const] : [],
    ) as [number, number, string][];

  it("is named once a day", () => {
    expect(borders(day("dHR0001", "dHR0002"))).toEqual([]);
    expect(borders(day("dHR0001", "dRS0001", "dHR0002"))).toEqual([[0, 1, "HR,RS"]]);
  });

  it("is named where a day begins in another country than the one before has ended in", () => {
    expect(borders(day("dHR0001"), day(), day("dRS0001"), day("dRS0001"))).toEqual([
      [2, 0, "HR,RS"],
    ]);
  });

  it("is named past a story, which lies in no country", () => {
    expect(borders(day("dHR0001", "bStory1", "dRS0001"))).toEqual([[0, 2, "HR,RS"]]);
    expect(borders(day("dHR0001", "bStory1"), day("bStory1", "dRS0001"))).toEqual([
      [1, 1, "HR,RS"],
    ]);
  });

  it("is named for a program that crosses it, which comes back", () => {
    expect(borders(day("pBoth01"), day("dHR0001"))).toEqual([[0, 0, "HR,RS"]]);
    expect(borders(day("pBoth01"), day("dRS0001"))).toEqual([
      [0, 0, "HR,RS"],
      [1, 0, "HR,RS"],
    ]);
  });

  it("is named for a program that ends on the other side", () => {
    expect(borders(day("pOver01"), day("dRS0001"))).toEqual([[0, 0, "HR,RS"]]);
    expect(borders(day("pOver01"), day("dHR0001"))).toEqual([
      [0, 0, "HR,RS"],
      [1, 0, "RS,HR"],
    ]);
  });
});

it("names what is no longer offered, on days and on the shelf", () => {
  const own = { shelf: [{ key: "dHR0001" }, { key: "dGone01" }] };
  expect(misfits([place("dHR0001")], [day("dGone02", "dHR0001")], own)).toEqual([
    { day: 0, at: 0, kind: "gone" },
    { day: -1, at: 1, kind: "gone" },
  ]);
});

describe("the first days that suit a journey", () => {
  const things = [
    boat(),
    program("pWalk1", {
      departures: [
        ...leaving("10:00", ["2027-05-12", "2027-05-24", "2027-05-31"]),
        ...leaving("10:00", ["2027-05-17"], "full"),
      ],
    }),
    place("dOsijk"),
  ];
  const suiting = (days: Day[]): string[] =>
    startsThatSuit({ ...NO_JOURNEY, days }, catalogue(things), TODAY);

  it("are those on which everything leaves", () => {
    const days = [day("dOsijk"), day("pBoat1"), day(), day("pWalk1")];
    expect(suiting(days)).toEqual(["2027-05-09", "2027-05-21", "2027-05-28"]);
    for (const start of suiting(days)) {
      const kinds = misfits(things, days, { start }).map(({ kind }) => kind);
      expect(kinds).toEqual([]);
    }
    // Before it is full.
    expect(misfits(things, days, { start: "2027-05-14" }).map(({ kind }) => kind)).toEqual([
      "full",
    ]);
  });

  it("are none before today, none without departures, and none where nothing suits all", () => {
    expect(suiting([day("pBoat1")])).toEqual(["2027-05-10", "2027-05-15", "2027-05-22"]);
    expect(suiting([day("dOsijk")])).toEqual([]);
    expect(suiting([day("pBoat1", "pWalk1")])).toEqual([]);
  });
});
