import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  filterMessages,
  messagesPaths,
  PAGE_MESSAGES,
  pageMessages,
  writeMessages,
} from "../../../../src/build/files/messages.ts";
import { LANGUAGES } from "../../../../src/i18n/languages.ts";

const SOURCE = resolve("src");
const folder = mkdtempSync(join(tmpdir(), "words-"));

beforeAll(async () => {
  symlinkSync(resolve("locales"), join(folder, "locales"), "junction");
  vi.spyOn(process, "cwd").mockReturnValue(folder);
  await writeMessages();
});

afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const PAGES = Object.keys(PAGE_MESSAGES) as (keyof typeof PAGE_MESSAGES)[];

/** Code that runs in browsers: the build has all words at any time. */
const filesOf = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("build"))
    .map((file) => join(root, file));

/** A list that has a season is drawn by what draws all lists. */
const MONTHS =
  "features/(documentlist/|regionmap/monthchoice)|documents/kinds/(month|destination|blog)filters?\\.ts";

/** Every page with a form. */
const FORM = "features/(inquiry|journeydetail)/";

/** The build writes what a journey's page says of its days. */
const JOURNEYS =
  "(documents/(kinds/journey|viewmodels/journeyviewmodel)|journey/buildcatalogue)\\.ts";

/** The code of a page that says what no other does, besides its template. */
const CODE: Record<keyof typeof PAGE_MESSAGES, string> = {
  home: "features/(home|nextdepartures|seasonalsection)/",
  written: `features/(writtenpage|journeycards|journeydetail)/|${JOURNEYS}`,
  "program-detail": FORM,
  "destination-detail": FORM,
  "journey-detail": `features/journeycards/|${JOURNEYS}|${FORM}`,
  map: `features/regionmap/mappage|${MONTHS}`,
  departures: `features/(departurecalendar|programlist)/|documents/kinds/programfilters\\.ts|${MONTHS}`,
  myJourney: `features/(myjourney|keepoffline)/|templates/my-journey\\.tsx$|${FORM}`,
  contact: `features/contact/|${FORM}`,
  "program-list": `features/programlist/|documents/kinds/programfilters\\.ts|${MONTHS}|${FORM}`,
  "blog-list": MONTHS,
  "destination-list": `${MONTHS}|${FORM}`,
};

/** One that each of them has. */
const ONE: Record<keyof typeof PAGE_MESSAGES, string> = {
  home: "home.title",
  written: "written.people",
  "program-detail": "ask.sentence.trip",
  "destination-detail": "ask.sentence.stay",
  "journey-detail": "journeys.title",
  map: "map.title",
  departures: "departures.title",
  myJourney: "my.lead",
  contact: "contact.title",
  "program-list": "programs.order",
  "blog-list": "months.names",
  "destination-list": "months.names",
};

it.each(PAGES)("are asked for by no page but their own: %s", (page) => {
  const isOwn = new RegExp(`${CODE[page]}|templates/${page}\\.tsx$`, "i");
  const strays = filesOf(SOURCE).filter((file) => {
    if (isOwn.test(file.replaceAll("\\", "/"))) return false;
    const asked = readFileSync(file, "utf8").matchAll(/\bt\("([^"]+)"/g);
    return [...asked].some(([, key = ""]) => PAGE_MESSAGES[page].test(key));
  });
  expect(strays).toEqual([]);
});

describe("the words that visitors load", () => {
  it.each(LANGUAGES)("are in one file, without those that no browser needs, in %s", (language) => {
    const words = JSON.parse(
      readFileSync(join(folder, "public", messagesPaths()[language] ?? ""), "utf8"),
    );
    expect(words["form.send"]).toBeTruthy();
    const needless = Object.keys(words).filter((key) => /^(region|operator)\./.test(key));
    expect(needless).toEqual([]);
    for (const page of PAGES) {
      const own = pageMessages(page, language);
      expect(own[ONE[page]]).toBeTruthy();
      expect(Object.keys(own).filter((key) => key in words)).toEqual([]);
    }
  });

  it("are as many files as there are languages", () => {
    expect(readdirSync(join(folder, "public/words"))).toHaveLength(LANGUAGES.length);
  });
});

it("gives a list page the messages of its filters that are not in the file of every page", () => {
  const messages = filterMessages("program", "de");
  expect(messages).toHaveProperty(["months.names"]);
  expect(messages).toHaveProperty(["programs.title-by-month"]);
  expect(messages).not.toHaveProperty(["choice.type.active"]);
});
