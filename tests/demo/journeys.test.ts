import { beforeAll, describe, expect, it } from "vitest";
import { WEEKDAYS, type Weekday } from "../../content-service/kinds/day-and-time.ts";
import { weekdayOf } from "../../content-service/src/documents/fields/departures.ts";
import { startContentService } from "../../content-service/src/service.ts";
import { SERVICE_LANGUAGES } from "../../scripts/serviceLanguages.ts";
import { ask } from "../content/content-fixture.ts";

interface Stop {
  stop_day: number;
  stop_time: string | null;
  stop_name: string;
  stop_point: object | null;
  stop_document: { type: string; uid: string; id: string } | null;
  stop_by: string | null;
  stop_km: number | null;
  stop_minutes: number | null;
}

interface Raw {
  _meta: { id: string; lang: string };
  by: string;
  begins: Weekday | null;
  best_months: string;
  good_months: string | null;
  days: { day_title: string; day_bed: string | null; day_bed_place: object | null }[];
  stops: Stop[];
}

interface RawProgram {
  _meta: { id: string };
  departures: { departure_day: string; departure_time: string }[];
}

let journeys: Raw[] = [];
let programs: RawProgram[] = [];

beforeAll(async () => {
  const service = await startContentService({
    documents: "content-service/documents",
    pictures: "content-service/pictures",
    languages: SERVICE_LANGUAGES,
  });
  const answer = await ask<Record<string, { edges: { node: unknown }[] }>>(
    service,
    `{ allJourneys(lang: "*", first: 100) { edges { node {
      _meta { id lang } by begins best_months good_months
      days { day_title day_bed day_bed_place }
      stops { stop_day stop_time stop_name stop_point { latitude } stop_document stop_by stop_km stop_minutes }
    } } }
    allPrograms(lang: "en-eu", first: 100) { edges { node {
      _meta { id } departures { departure_day departure_time }
    } } } }`,
  );
  const nodes = (name: string) => answer[name]?.edges.map(({ node }) => node) ?? [];
  journeys = nodes("allJourneys") as Raw[];
  programs = nodes("allPrograms") as RawProgram[];
  await service.close();
});

const folderOf = (id: string): string => id.split(".")[1] ?? "";

describe("the journeys of the demo", () => {
  it("are four, in four languages", () => {
    expect(new Set(journeys.map(({ _meta }) => folderOf(_meta.id))).size).toBe(4);
    expect(journeys).toHaveLength(16);
  });

  it("have a stop for each day, in order, by the clock", () => {
    for (const { days, stops, _meta } of journeys) {
      const numbers = stops.map(({ stop_day }) => stop_day);
      expect(numbers, _meta.id).toEqual(numbers.toSorted((one, other) => one - other));
      expect(new Set(numbers).size, _meta.id).toBe(days.length);
      for (const day of numbers) {
        const times = stops.flatMap(({ stop_day, stop_time }) =>
          stop_day === day && stop_time ? [stop_time] : [],
        );
        expect(times, _meta.id).toEqual(times.toSorted());
      }
    }
  });

  it("say where one sleeps, but for the last night", () => {
    for (const { days, _meta } of journeys) {
      const without = days
        .slice(0, -1)
        .filter(({ day_bed, day_bed_place }) => !day_bed || !day_bed_place);
      expect(without, _meta.id).toEqual([]);
    }
  });

  it("say how far it is to each place, and where it lies", () => {
    for (const { stops, _meta } of journeys) {
      expect(
        stops.filter(({ stop_point }) => stop_point === null),
        _meta.id,
      ).toEqual([]);
      const legs = stops.filter(({ stop_by }) => stop_by !== null);
      expect(legs.length, _meta.id).toBeGreaterThan(2);
      for (const leg of legs) expect(leg.stop_km ?? leg.stop_minutes, _meta.id).not.toBeNull();
    }
  });

  it("take part in programs on days and at hours when these leave, in their months", () => {
    for (const { begins, stops, best_months, _meta } of journeys) {
      for (const { stop_document, stop_day, stop_time } of stops) {
        if (stop_document?.type !== "program") continue;
        const folder = folderOf(stop_document.id);
        const departures =
          programs.find((one) => folderOf(one._meta.id) === folder)?.departures ?? [];
        const first = begins === null ? -1 : WEEKDAYS.indexOf(begins);
        const weekday = WEEKDAYS[(first + stop_day - 1) % WEEKDAYS.length];
        const fitting = departures.filter(
          ({ departure_day, departure_time }) =>
            weekdayOf(departure_day) === weekday && departure_time === stop_time,
        );
        const months = new Set(
          fitting.map(({ departure_day }) => Number(departure_day.slice(5, 7))),
        );
        for (const month of best_months.split(",").map(Number)) {
          expect(months.has(month), `${_meta.id}: ${folder} in month ${month}`).toBe(true);
        }
      }
    }
  });
});
