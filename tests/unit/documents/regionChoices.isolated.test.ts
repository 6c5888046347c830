import { expect, it, vi } from "vitest";
import { COUNTRIES, CURRENCIES } from "../../../content-service/choices.ts";
import { KINDS } from "../../../content-service/kinds/kinds.ts";
import { FIELDS } from "../../../content-service/src/documents/fields/field-table.ts";
import { readValue } from "../../../content-service/src/documents/fields/read-value.ts";
import { PLAIN_READING, readFields } from "../../../src/documents/load/transform/readFields.ts";
import { createFormatters, formatPrice } from "../../../src/documents/viewModels/formatters.ts";
import { departureInstant, timeZoneOf } from "../../../src/documents/viewModels/timeZones.ts";
import { LANGUAGES } from "../../../src/i18n/languages.ts";

// Another operator's table: Hungary and Romania, each with its own money.
vi.mock("../../../content-service/choices.ts", async (importOriginal) => {
  const COUNTRIES = { HU: { timeZone: "Europe/Budapest" }, RO: { timeZone: "Europe/Bucharest" } };
  return {
    ...(await importOriginal<object>()),
    COUNTRIES,
    COUNTRY_CODES: Object.keys(COUNTRIES),
    CURRENCIES: ["HUF", "RON"],
    REGIONS: ["Baranja"],
    GUIDE_LANGUAGES: ["hu"],
  };
});

const warnings: string[] = [];
const read = (raw: Record<string, unknown>) =>
  readFields(KINDS.program.details, raw, {
    ...PLAIN_READING,
    report: (field) => warnings.push(field),
  });

it("is all that it takes to sell in other countries and currencies", () => {
  expect(Object.keys(COUNTRIES)).toEqual(["HU", "RO"]);
  const [country, currency] = ["HU", "HUF"];
  expect(read({ countries: "HU,RO", price_currency: "RON", guide_languages: "hu" })).toMatchObject({
    countries: ["HU", "RO"],
    currency: "RON",
    guideLanguages: ["hu"],
  });
  expect(warnings).toEqual([]);
  const { countries, price_currency } = FIELDS.program;
  if (countries?.type !== "choices" || price_currency?.type !== "choice")
    throw new Error("no choices");
  expect(readValue("countries", country, countries)).toEqual({ value: "HU" });
  expect(readValue("price_currency", currency, price_currency)).toEqual({ value: "HUF" });
  expect(readValue("price_currency", "EUR", price_currency).fault).toBe(
    'unknown price_currency "EUR". Use one of: HUF, RON. To allow another, add it to content-service/choices.ts.',
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
