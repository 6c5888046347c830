import { expect, it } from "vitest";
import { searchEntries } from "../../../../src/build/files/search.ts";
import { addAllMessages } from "../../../../src/i18n/allMessages.ts";
import { byLanguage } from "../../../../src/i18n/languages.ts";
import { leavesOn, NO_TRIP_DETAILS, trip } from "../../documents/siteDocuments.ts";

addAllMessages();

const NO_PAGES = byLanguage(() => []);
const pathsWith = (...days: string[]): string[] => {
  const departures = days.map((day) => leavesOn(day));
  const canoe = trip("canoe", "de", { details: { ...NO_TRIP_DETAILS, departures } });
  return searchEntries([canoe], NO_PAGES, "de").map(({ path }) => path);
};

it("finds the page of all departures where something leaves, and not where nothing does", () => {
  expect(pathsWith("2999-05-15")).toContain("/de/departures/");
  expect(pathsWith()).not.toContain("/de/departures/");
  expect(pathsWith("2020-05-15")).not.toContain("/de/departures/");
});
