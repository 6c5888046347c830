import { expect, it, vi } from "vitest";
import { COUNTRIES, CURRENCIES } from "../../../content-service/region-choices.ts";
import { FIELDS } from "../../../content-service/src/documents/fields/field-table.ts";
import { readValue } from "../../../content-service/src/documents/fields/read-value.ts";
import {
  PROGRAM_OPTIONAL,
  readProgramDetails,
} from "../../../src/documents/kinds/programDetails.ts";
import { detailReader } from "../../../src/documents/load/transform/detailReader.ts";
import { createFormatters, formatPrice } from "../../../src/documents/viewModels/formatters.ts";
import { departureInstant, timeZoneOf } from "../../../src/documents/viewModels/timeZones.ts";
import { LANGUAGES } from "../../../src/i18n/languages.ts";

// Another operator's table: Hungary and Romania, each with its own money.
vi.mock("../../../content-service/region-choices.ts", () => {
  const COUNTRIES = { HU: { timeZone: "Europe/Budapest" }, RO: { timeZone: "Europe/Bucharest" } };
  return {
    COUNTRIES,
    COUNTRY_CODES: Object.keys(COUNTRIES),
    CURRENCIES: ["HUF", "RON"],
    REGIONS: ["Baranja"],
    GUIDE_LANGUAGES: ["hu"],
  };
});

const warnings: string[] = [];
const read = (raw: object) =>
  readProgramDetails(
    detailReader(
      { ...raw },
      () => null,
      "A trip",
      (text) => warnings.push(text),
    ),
  );

it("is all that it takes to sell in other countries and currencies", () => {
  expect(Object.keys(COUNTRIES)).toEqual(["HU", "RO"]);
  expect(PROGRAM_OPTIONAL).toHaveProperty("price_currency");
  const [country, currency] = ["HU", "HUF"];
  expect(read({ countries: "HU,RO", price_currency: "RON", guide_languages: "hu" })).toMatchObject({
    countries: ["HU", "RO"],
    currency: "RON",
    guideLanguages: ["hu"],
  });
  expect(warnings).toEqual([]);
  const { countries, price_currency } = FIELDS.program;
  if (countries?.kind !== "choices" || price_currency?.kind !== "choice")
    throw new Error("no choices");
  expect(readValue("countries", country, countries)).toEqual({ value: "HU" });
  expect(readValue("price_currency", currency, price_currency)).toEqual({ value: "HUF" });
  expect(readValue("price_currency", "EUR", price_currency).fault).toBe(
    'unknown price_currency "EUR". Use one of: HUF, RON. To allow another, add it to content-service/region-choices.ts.',
  );
});

it("gives each country its time zone, and the first one by default", () => {
  expect(
    new Date(departureInstant("2027-07-01", "08:00", timeZoneOf(undefined))).getUTCHours(),
  ).toBe(6);
  expect(Object.values(COUNTRIES).map(({ timeZone }) => timeZone)).toContain("Europe/Bucharest");
});

it.each(LANGUAGES)("has a name for each in %s", (language) => {
  for (const code of Object.keys(COUNTRIES))
    expect(createFormatters(language).country(code)).not.toBe(code);
  for (const currency of CURRENCIES) expect(formatPrice(language, 10, currency)).toMatch(/10/);
});
