import { describe, expect, it } from "vitest";
import { seasonViewModel } from "../../../../src/documents/viewModels/seasonViewModel.ts";
import { addAllMessages } from "../../../../src/i18n/allMessages.ts";
import type { Language } from "../../../../src/i18n/languages.ts";
import { translator } from "../../../../src/i18n/messages.ts";

addAllMessages();

const told = { bestMonths: [5, 6, 9], goodMonths: [3] };
const of = (language: Language) => seasonViewModel(told, language, translator(language));

describe("a year in short", () => {
  it("is none if the good months are unknown", () => {
    const nothing = { bestMonths: [], goodMonths: [] };
    expect(seasonViewModel(nothing, "hr", translator("hr"))).toBeNull();
  });

  it.each([
    ["hr", "svibanj, lipanj i rujan", "ožu"],
    ["en", "May, June and September", "Mar"],
    ["de", "Mai, Juni und September", "Mär"],
    ["sr", "maj, jun i septembar", "mar"],
  ] as const)("says its months in %s", (language, best, march) => {
    const year = of(language);
    expect(year?.seasons[0]?.months).toBe(best);
    expect(year?.months).toHaveLength(12);
    expect(year?.months[2]).toMatchObject({ season: "good" });
    expect(year?.months[2]?.name).toContain(march);
    expect(year?.seasons.map(({ season }) => season)).toEqual(["best", "good", "quiet"]);
  });
});
