import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { emptyListsFolder, writeLists } from "../../../../src/build/files/lists.ts";
import type { SiteDocument } from "../../../../src/documents/kinds.ts";
import { addAllMessages } from "../../../../src/i18n/allMessages.ts";
import { CARDS_AT_ONCE, type Card } from "../../../../src/lists/cards.ts";
import { place, story, trip } from "../../documents/siteDocuments.ts";

const MAKE = { blog: story, destination: place, program: trip };
const TYPES = ["blog", "destination", "program"] as const;
const COUNT = CARDS_AT_ONCE * 2 + 3;

const folder = mkdtempSync(join(tmpdir(), "lists-"));
let lists: Awaited<ReturnType<typeof writeLists>>;

/** As many as need three pages, told in no order: uids fall with the days, and the last two have none. */
const documents: SiteDocument[] = TYPES.flatMap((type) =>
  Array.from({ length: COUNT }, (_, index) => {
    const number = (index * 7) % COUNT;
    const publishedAt = number < 2 ? "" : new Date(Date.UTC(2026, 0, number)).toISOString();
    return MAKE[type](`d${String(COUNT - number).padStart(2, "0")}`, "de", { publishedAt });
  }),
);

/** d01 is the newest; of those without a day, d50 is before d51. */
const EXPECTED = Array.from(
  { length: COUNT },
  (_, index) => `d${String(index + 1).padStart(2, "0")}`,
);

const uidsOf = (cards: Card[]): string[] => cards.map(({ path }) => path.split("/").at(-2) ?? "");

beforeAll(async () => {
  addAllMessages();
  vi.spyOn(process, "cwd").mockReturnValue(folder);
  lists = await writeLists(await emptyListsFolder(), documents);
});

afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it.each(TYPES)(
  "writes the pages of the list %s, and the file with all of it, newest first",
  (type) => {
    const { pages, parts } = lists.de[type];
    const whole = pages.filter(({ place: at }) => at.chosen === null);
    expect(whole.map(({ cards }) => cards.length)).toEqual([CARDS_AT_ONCE, CARDS_AT_ONCE, 3]);
    expect(whole.flatMap(({ cards }) => uidsOf(cards))).toEqual(EXPECTED);
    const file: Card[] = JSON.parse(
      readFileSync(join(folder, "public", parts.allCardsUrl), "utf8"),
    );
    expect(uidsOf(file)).toEqual(EXPECTED);
  },
);
