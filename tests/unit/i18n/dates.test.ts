import { afterEach, describe, expect, it, vi } from "vitest";
import { toDate } from "../../../src/documents/load/transform/document.ts";
import { addAllMessages } from "../../../src/i18n/allMessages.ts";
import { formatDate, formatDay } from "../../../src/i18n/dates.ts";
import { LANGUAGE_TABLE, LANGUAGES, writtenLanguage } from "../../../src/i18n/languages.ts";
import { translator } from "../../../src/i18n/messages.ts";

addAllMessages();

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("a date", () => {
  it.each([
    ["hr", "14. listopada 2026.", "1. siječnja 2027."],
    ["en", "14 October 2026", "1 January 2027"],
    ["de", "14. Oktober 2026", "1. Januar 2027"],
    ["sr", "14. oktobra 2026.", "1. januara 2027."],
    ["sr-cyrl", "14. октобра 2026.", "1. јануара 2027."],
  ] as const)("in %s reads %s", (language, october, january) => {
    expect(formatDate("2026-10-14T08:00:00.000Z", translator(language))).toBe(october);
    expect(formatDate("2027-01-01T00:00:00.000Z", translator(language))).toBe(january);
  });

  // Browsers write the Serbian month as a calendar does; "Pregledano" and "Objavljeno" want the genitive.
  const asBrowsers = LANGUAGES.filter((language) => writtenLanguage(language) !== "sr");

  it.each(asBrowsers)("reads in %s as browsers write it, in every month", (language) => {
    const { format } = new Intl.DateTimeFormat(LANGUAGE_TABLE[language].locale, {
      dateStyle: "long",
      timeZone: "UTC",
    });
    for (let month = 0; month < 12; month += 1) {
      const date = new Date(Date.UTC(2026, month, month + 9));
      expect(formatDate(date.toISOString(), translator(language))).toBe(format(date));
    }
  });

  it.each([
    ["hr", "sub, 15. svibnja", "ned, 16. svibnja"],
    ["en", "Sat, 15 May", "Sun, 16 May"],
    ["de", "Sa., 15. Mai", "So., 16. Mai"],
    ["sr", "sub, 15. maja", "ned, 16. maja"],
    ["sr-cyrl", "суб, 15. маја", "нед, 16. маја"],
  ] as const)("of the coming year reads in %s with its weekday: %s", (language, one, next) => {
    expect(formatDay("2027-05-15T08:00:00.000Z", translator(language))).toBe(one);
    expect(formatDay("2027-05-16T08:00:00.000Z", translator(language))).toBe(next);
    expect(formatDay("soon", translator(language))).toBe("");
  });

  it.each(LANGUAGES)("that is missing reads as nothing in %s", (language) => {
    for (const missing of ["", "soon", "Invalid Date"])
      expect(formatDate(missing, translator(language))).toBe("");
  });

  it.each(["2026-10-14T08:00:00+0000", "2026-10-14T00:30:00+0000", "2026-10-14T23:30:00+0000"])(
    "as the service writes it reads the same: %s",
    (written) => {
      expect(formatDate(toDate(written), translator("en"))).toBe("14 October 2026");
    },
  );

  it.each(["Pacific/Auckland", "America/Los_Angeles"])(
    "is the same day for the build and for a visitor in %s",
    (zone) => {
      vi.stubEnv("TZ", zone);
      expect(formatDate("2026-10-14T23:30:00.000Z", translator("en"))).toBe("14 October 2026");
      expect(formatDate("2026-10-14T00:30:00.000Z", translator("en"))).toBe("14 October 2026");
    },
  );
});
