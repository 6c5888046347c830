import { beforeAll, describe, expect, it } from "vitest";
import { KINDS } from "../../../../content-service/kinds/kinds.ts";
import type { DestinationDetails } from "../../../../src/documents/kinds/fieldValues.ts";
import type { Journey } from "../../../../src/documents/kinds/journey.ts";
import { PLAIN_READING, readFields } from "../../../../src/documents/load/transform/readFields.ts";
import type { ContentLink } from "../../../../src/documents/types.ts";
import { journeyCosts } from "../../../../src/documents/viewModels/journeyCosts.ts";
import { journeyViewModel } from "../../../../src/documents/viewModels/journeyViewModel.ts";
import { addAllMessages } from "../../../../src/i18n/allMessages.ts";
import { translator } from "../../../../src/i18n/messages.ts";
import { NO_LEG, NO_TRIP_DETAILS, place, story, trip } from "../siteDocuments.ts";

beforeAll(addAllMessages);

const NOTHING = readFields(KINDS.journey.details, {}, PLAIN_READING);

type Details = Journey["details"];

const journey = (details: Partial<Details>): Journey => ({
  ...story("days", "en"),
  type: "journey",
  details: { ...NOTHING, ...details },
});

const linkTo = (path: string): ContentLink => ({ to: "page", path, language: "en" });

const cost = (
  kind: DestinationDetails["costs"][number]["kind"],
  from: number,
  usual: number | null = null,
): DestinationDetails["costs"][number] => ({
  kind,
  name: "",
  from,
  usual,
  currency: "EUR",
  checked: "",
  source: null,
});

const OSIJEK = (() => {
  const document = place("osijek", "en");
  const costs = [cost("bed", 50, 80), cost("lunch", 9), cost("dinner", 20), cost("boat", 15)];
  return { ...document, details: { ...document.details, costs } };
})();

const CANOE = trip("canoe", "en", {
  details: { ...NO_TRIP_DETAILS, currency: "EUR", prices: [{ for: "adults", amount: 48 }] },
});

const stop = (day: number, own: Partial<Details["stops"][number]> = {}) => ({
  day,
  time: "",
  name: "Stop",
  text: "",
  point: null,
  document: null,
  ...NO_LEG,
  ...own,
});

const day = (own: Partial<Details["days"][number]> = {}) => ({
  title: "A day",
  bed: "",
  bedPlace: null,
  meals: "",
  pays: [],
  ...own,
});

describe("what a journey costs", () => {
  const twoDays = journey({
    days: [
      day({ bed: "Osijek", bedPlace: linkTo(OSIJEK.path), pays: ["lunch", "dinner"] }),
      day({ pays: ["lunch"] }),
    ],
    stops: [
      stop(1, { document: linkTo(OSIJEK.path) }),
      stop(2, { document: linkTo(OSIJEK.path), by: "car", km: 100 }),
      stop(2, { document: linkTo(CANOE.path) }),
    ],
    tickets: 6,
    ticketsCurrency: "EUR",
  });

  it("follows from what it visits: half a room, the meals that one pays, fuel, and each boat once", () => {
    const costs = journeyCosts(twoDays, [OSIJEK, CANOE]);
    expect(costs?.parts).toMatchObject({
      bed: 40,
      meals: 38,
      tickets: 6,
      admission: 15,
      programs: 48,
    });
    expect(costs?.parts.fuel).toBeGreaterThan(2);
    expect(costs?.isWhole).toBe(true);
    expect(costs?.perDay).toBe(Math.round((costs?.total ?? 0) / 2));
  });

  it("counts no admission where a program goes, because its price includes it", () => {
    const withBoat = {
      ...CANOE,
      details: {
        ...CANOE.details,
        stops: [{ name: "Osijek", point: null, destination: linkTo(OSIJEK.path), ...NO_LEG }],
      },
    };
    expect(journeyCosts(twoDays, [OSIJEK, withBoat])?.parts).not.toHaveProperty("admission");
  });

  it("is not whole where a bed has no price, and nothing where nothing is known", () => {
    const bare = place("vukovar", "en");
    const days = [day({ bed: "Vukovar", bedPlace: linkTo(bare.path) }), day()];
    const stops = [stop(1, { document: linkTo(CANOE.path) })];
    expect(journeyCosts(journey({ days, stops }), [bare, CANOE])?.isWhole).toBe(false);
    expect(journeyCosts(journey({ days }), [bare])).toBeNull();
    expect(journeyCosts(journey({}), [])).toBeNull();
  });
});

describe("the page of a journey", () => {
  const told = (details: Partial<Details>, language: "en" | "de" = "en") =>
    journeyViewModel({ ...journey(details), language }, [], translator(language));

  it("names the days of the week from the one on which it begins", () => {
    const days = [day(), day(), day()];
    expect(told({ begins: "saturday", days }).days.map(({ name }) => name)).toEqual([
      "Day 1 · Saturday",
      "Day 2 · Sunday",
      "Day 3 · Monday",
    ]);
    expect(told({ days }, "de").days[2]?.name).toBe("Tag 3");
  });

  it("gives each day its stops, and says how one comes to them", () => {
    const { days, rows } = told({
      days: [day(), day()],
      stops: [
        stop(1, { name: "Osijek", time: "12:00" }),
        stop(2, { name: "Batina", by: "car", km: 43, minutes: 45, checked: "2026-11-24" }),
        stop(2, { name: "Sombor", by: "car", km: 27, border: "Batina–Bezdan" }),
        stop(3, { name: "on a day that is none" }),
      ],
    });
    const plain = JSON.parse(JSON.stringify(days).replaceAll("\u00a0", " "));
    expect(plain.map((one: { stops: object[] }) => one.stops.length)).toEqual([1, 2]);
    expect(plain[0].stops[0]).toMatchObject({ time: "12:00", leg: "", border: "" });
    expect(plain[1].stops[0].leg).toBe("by car · 43 km · 45 mins");
    expect(plain[1].stops[1]).toMatchObject({
      leg: "by car · about 27 km",
      border: "Border: Batina–Bezdan",
    });
    expect(rows.find(({ name }) => name === "Border crossings")?.value).toBe("1");
  });

  it("shows nothing of what a service lacks", () => {
    expect(told({})).toMatchObject({ kicker: [], days: [], rows: [], costs: null, checked: "" });
  });
});
