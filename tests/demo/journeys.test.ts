import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Language, WRITTEN_LANGUAGES } from "../../src/i18n/languages.ts";
import { JOURNEYS } from "../../src/maps/journeys.ts";

const DOCUMENTS = join("content-service", "documents");
const ALL = Object.values(JOURNEYS);

const planIn = (language: Language): string =>
  readFileSync(join("locales", language, "plan.md"), "utf8");

/** The text below the main heading that a journey is of, and its days. */
function daysOf(part: string, language: Language): string[] {
  const [, ...parts] = planIn(language).split(/^## /mu);
  const [, ...days] = (parts[Number(part.replace("part-", "")) - 1] ?? "").split(/^### /mu);
  return days;
}

const linksIn = (text: string, type: string): string[] =>
  [...text.matchAll(new RegExp(`document:${type}/([a-z-]+)`, "gu"))].flatMap(
    ([, uid]) => uid ?? [],
  );

it("stop at destinations that are there", () => {
  for (const { destination } of ALL.flatMap(({ stops }) => stops)) {
    expect(existsSync(join(DOCUMENTS, "destination", destination))).toBe(true);
  }
});

describe.each(WRITTEN_LANGUAGES)("in %s", (language) => {
  const days = ALL.flatMap(({ part }) => daysOf(part, language));

  it("stop day by day where the page says", () => {
    for (const { part, stops } of ALL) {
      const visited = daysOf(part, language).flatMap((text, index) =>
        linksIn(text, "destination").map((destination) => ({ day: index + 1, destination })),
      );
      expect(visited).toEqual(stops);
    }
  });

  it("name a programme with an hour and a price that are its own", () => {
    const lines = days
      .flatMap((text) => text.split("\n"))
      .filter((line) => line.includes("document:program/"));
    expect(lines).toHaveLength(5);
    for (const line of lines) {
      const [uid = "?"] = linksIn(line, "program");
      const [, time = "?"] = /\*\*(\d\d:\d\d)\*\*/u.exec(line) ?? [];
      const [, amount = "?"] = /(?:€(?=\d)|(?=\d+\u00a0€))(\d+)/u.exec(line) ?? [];
      const folder = join(DOCUMENTS, "program", uid);
      expect(readFileSync(join(folder, "document.yaml"), "utf8")).toContain(`time: "${time}"`);
      expect(readFileSync(join(folder, `${language}.md`), "utf8")).toMatch(
        new RegExp(`for: .*amount: ${amount} `, "u"),
      );
    }
  });
});
