import { beforeAll, describe, expect, it } from "vitest";
import type { LegFigures } from "../../../src/documents/viewModels/legText.ts";
import { addAllMessages } from "../../../src/i18n/allMessages.ts";
import type { Language } from "../../../src/i18n/languages.ts";
import { drawnJourney } from "../../../src/maps/drawnJourney.ts";
import { journeyPart } from "../../../src/maps/mapPart.ts";
import type { MapStop } from "../../../src/maps/mapStop.ts";

beforeAll(addAllMessages);

const NOTHING: LegFigures = {
  by: null,
  km: null,
  minutes: null,
  border: "",
  road: "",
  checked: "2026-11-24",
};

const stop = (name: string, latitude: number, longitude: number, leg?: Partial<LegFigures>) => ({
  name,
  point: { latitude, longitude },
  ...(leg && { leg: { ...NOTHING, ...leg } }),
});

const BATINA = stop("Batina", 45.8497, 18.8528);
const SOMBOR = stop("Sombor", 45.7742, 19.1122, {
  by: "car",
  km: 27.5,
  minutes: 75,
  road: "D212",
  border: "Batina–Bezdan",
});

const wayIn = (language: Language, ...stops: MapStop[]) =>
  drawnJourney(stops, language).drawn.stops.at(-1)?.way?.replaceAll("\u00a0", " ");

describe("the words of a leg", () => {
  it.each([
    ["hr", "autom · 28 km · 1 h 15 min · D212 · granica Batina–Bezdan"],
    ["sr", "kolima · 28 km · 1 sat 15 min · D212 · granica Batina–Bezdan"],
    ["en", "by car · 28 km · 1 hr 15 mins · D212 · border Batina–Bezdan"],
    ["de", "mit dem Auto · 28 km · 1 Std. 15 Min. · D212 · Grenze Batina–Bezdan"],
  ] as const)("are those of %s", (language, words) => {
    expect(wayIn(language, BATINA, SOMBOR)).toBe(words);
  });

  it("say what is known only, and nothing where nothing is", () => {
    expect(wayIn("en", BATINA, stop("Suza", 45.789, 18.777, { minutes: 10 }))).toBe("10 mins");
    expect(wayIn("en", BATINA, stop("Suza", 45.789, 18.777, {}))).toBeUndefined();
    expect(wayIn("en", BATINA)).toBeUndefined();
  });

  it("name what all legs go by only beside a figure", () => {
    const byCar = stop("Suza", 45.789, 18.777, { by: "car" });
    const byBus = stop("Zmajevac", 45.806, 18.806, { by: "bus" });
    expect(wayIn("en", BATINA, byCar)).toBeUndefined();
    expect(wayIn("en", BATINA, byCar, byBus)).toBe("by bus");
  });
});

it("says about, of what nobody has looked up", () => {
  const estimate = stop("Suza", 45.789, 18.777, { km: 9.5, checked: "" });
  expect(wayIn("en", BATINA, estimate)).toBe("about 9.5 km");
});

it("names a place of a journey once, whose days say how one comes there", () => {
  const [first, second] = [
    { ...BATINA, day: 1 },
    { ...SOMBOR, day: 1 },
  ];
  const { stops, sheet } = drawnJourney([first, second, { ...BATINA, day: 2 }], "en").drawn;
  expect(stops).toEqual([{ name: "Batina" }, { name: "Sombor" }]);
  expect(sheet.numbers.map(({ days }) => days)).toEqual([[1, 2], [1]]);
  expect(sheet.legs).toHaveLength(2);
});

describe("the legend", () => {
  const legendOf = (...stops: MapStop[]) =>
    drawnJourney(stops, "en").drawn.legend.map(({ name }) => name);

  it("names the lines where there are several, and the sign of a border", () => {
    const bicycle = stop("Kneževi Vinogradi", 45.7519, 18.7336, { by: "bicycle" });
    expect(legendOf(BATINA, bicycle)).toEqual([]);
    expect(legendOf(bicycle, BATINA, SOMBOR)).toEqual(["border crossing"]);
    expect(legendOf(BATINA, bicycle, SOMBOR)).toEqual(["by bicycle", "by car", "border crossing"]);
  });
});

it("says that a line is no way only where the map has none", () => {
  const byTrain = stop("Bač", 45.3917, 19.2367, { by: "train" });
  expect(drawnJourney([BATINA, SOMBOR], "en").note).toBe("");
  expect(drawnJourney([BATINA, byTrain], "en").note).toMatch(/thin dashed line/);
});

it("is no map where no stop lies on it", () => {
  expect(journeyPart([stop("Zagreb", 45.815, 15.9819)], "en", "")).toBeUndefined();
  expect(journeyPart([BATINA], "en", "")?.drawn.kind).toBe("journey");
});
