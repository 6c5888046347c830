import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { fillFigures } from "../../content-service/figures/fill.ts";
import { LEGS, type Leg } from "../../content-service/figures/legs.ts";
import { PLACES, type Place } from "../../content-service/figures/places.ts";
import { CARRIERS, STOPS } from "../../content-service/figures/stops.ts";
import { VISITS } from "../../content-service/figures/visits.ts";
import { whyImpossible } from "../../scripts/checks/documents/legs.ts";
import { kmBetween } from "../../src/documents/viewModels/nearby.ts";
import { NOT_THE_DEMO } from "../demo/demo.ts";

const DESTINATIONS = "content-service/documents/destination";

function pointOf(place: Place) {
  const written = PLACES[place];
  const document = join(DESTINATIONS, place, "document.yaml");
  if (written === "destination" && !existsSync(document)) throw new Error(`no ${document}`);
  const text = written === "destination" ? readFileSync(document, "utf8") : `place: ${written}`;
  const [, latitude, longitude] = /^place: ([\d.]+), ([\d.]+)$/m.exec(text) ?? [];
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

const nameOf = ({ from, to, by, via }: Leg): string =>
  [from, to, by, via].filter(Boolean).join(" ");

describe.skipIf(NOT_THE_DEMO !== "")("the ways between places of the demo", () => {
  it("are no shorter than a bird flies, and no faster than what goes there", () => {
    const wrong = LEGS.flatMap((leg) => {
      const why = whyImpossible(leg, kmBetween(pointOf(leg.from), pointOf(leg.to)));
      return why ? [`${nameOf(leg)}: ${why}`] : [];
    });
    expect(wrong).toEqual([]);
  });
});

it("has each figure of a way once", () => {
  const names = LEGS.flatMap(({ from, to, by, via, ...figures }) =>
    (["km", "minutes"] as const).flatMap((figure) =>
      figures[figure] === undefined ? [] : [[...[from, to].sort(), by, via, figure].join(" ")],
    ),
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it("has for each figure a day on which it was checked, and a source", () => {
  const carriers = Object.values(CARRIERS).map((row) => ({ source: row.link, ...row }));
  const legs = LEGS.flatMap(({ checked, source }) =>
    checked === undefined ? [] : [{ checked, source: source ?? "" }],
  );
  expect(legs.length).toBeGreaterThan(LEGS.length / 2);
  for (const { checked, source } of [...legs, ...Object.values(VISITS), ...STOPS, ...carriers]) {
    expect(checked).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Date.parse(checked)).toBeLessThanOrEqual(Date.now());
    expect(URL.canParse(source)).toBe(true);
  }
});

describe("a figure in a text", () => {
  const told: string[] = [];
  const fill = (text: string, language = "en"): string => {
    told.length = 0;
    return fillFigures(text, language, (line, message) => told.push(`${line}: ${message}`));
  };

  it.each([
    ["hr", "30 km, 1 sat 45 minuta, 3 €"],
    ["en", "30 km, 1 hour 45 minutes, €3"],
    ["de", "30 km, 1 Stunde 45 Minuten, 3 €"],
    ["sr", "30 km, 1 sat 45 minuta, 3 €"],
  ])("has the form of %s, and stays on one line", (language, words) => {
    const text =
      "{{km osijek to aljmas by bicycle}}, {{time apatin to novi-sad by car}}, {{admission vukovar-memorial adult}}";
    const filled = fill(text, language);
    expect(told).toEqual([]);
    expect(filled.split(", ").every((one) => !one.includes(" "))).toBe(true);
    expect(filled.replaceAll("\u00a0", " ")).toBe(words);
  });

  it("may be a line's number or a carrier's telephone, and says what is missing", () => {
    expect(fill("{{line fruska-gora by bus}}, {{phone jgsp}}")).toBe(
      `86, ${CARRIERS.jgsp.phone.replaceAll(" ", "\u00a0")}`,
    );
    expect(told).toEqual([]);
    fill("{{line vukovar by bus}}, {{phone hzpp}}, {{phone srbijavos}}");
    expect(told).toEqual([
      "1: content-service/figures/stops.ts has no line of vukovar by bus.",
      "1: content-service/figures/stops.ts has no phone of hzpp.",
      '1: "srbijavos" is not in content-service/figures/stops.ts. Did you mean "srbijavoz"?',
    ]);
  });

  it("is about so much where nobody checked it, and is refused without that word", () => {
    const estimate = LEGS.find(({ km, checked }) => km !== undefined && checked === undefined);
    const way = `${estimate?.from} to ${estimate?.to} by ${estimate?.by}`;
    expect(fill(`{{about km ${way}}}`, "de")).toBe(`etwa ${estimate?.km}\u00a0km`);
    expect(told).toEqual([]);
    fill(`{{km ${way}}}`);
    expect(told).toHaveLength(1);
  });

  it("is the same in both directions", () => {
    expect(fill("{{km osijek to aljmas by car}}")).toBe(fill("{{km aljmas to osijek by car}}"));
  });

  it.each([
    ["km osijek to aljma by car", 'Did you mean "aljmas"?'],
    ["km osijek to aljmas by foot", 'has no leg "osijek to aljmas by foot". Add it'],
    ["time batina to osijek by bicycle", "has no minutes of"],
    ["km osijek", 'bad leg "osijek". Write it like'],
    ["time osijek to aljmas by plane", '"plane" is no means: write one of foot, bicycle'],
    ["hours vucedol", "is not in content-service/figures/visits.ts."],
    ["admission vucedol-museum adult", "has no admission adult of vucedol-museum. Add it"],
    ["site", "nothing stands for {{site}}. Documents can have"],
  ])("that is not there is a fault with its line and its cure: %s", (name, message) => {
    expect(fill(`a\n{{${name}}}`)).toBe(`a\n{{${name}}}`);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain("2: ");
    expect(told[0]).toContain(message);
  });
});
