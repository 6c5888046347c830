import { beforeAll, describe, expect, it } from "vitest";
import { isRecord } from "../../functions/src/isRecord.ts";
import { WRITING_TABLES } from "../../src/i18n/languages/writingTables.ts";
import { emptyDatabase, readAll, resetRateLimits } from "./database.ts";
import { newInquiry, post } from "./requests.ts";

// Every combination of who comes and in which language, as forms send it and as they never would.

/** The field is not sent, as by forms of older builds. */
const ABSENT = undefined;

const PEOPLE = ["", "1", "4"];
const PARTS = [ABSENT, "", "0", "1", "4", "5", "-1"];
const VEGETARIANS = [ABSENT, "0", "1", "4", "99", "all"];
const LANGUAGES = [ABSENT, "", "de", "xx"];

const COMBINATIONS = PEOPLE.flatMap((people) =>
  PARTS.flatMap((children) =>
    VEGETARIANS.flatMap((vegetarians) =>
      LANGUAGES.map((guideLanguage) => ({ people, children, vegetarians, guideLanguage })),
    ),
  ),
);

type Combination = (typeof COMBINATIONS)[number];

/** Fewer than the mails that the function sends in ten minutes. */
const AT_A_TIME = 42;

const isPossible = (part: string | undefined, people: string): boolean =>
  part === ABSENT || part === "" || (/^\d+$/.test(part) && Number(part) <= Number(people));

/** The fields that are wrong, by rules that are written here once more. */
const wrongFields = ({ people, children, vegetarians, guideLanguage }: Combination): string[] => [
  ...(isPossible(children, people) ? [] : ["children"]),
  ...(isPossible(vegetarians, people) ? [] : ["vegetarians"]),
  ...(guideLanguage === "xx" ? ["guideLanguage"] : []),
];

interface Sent {
  combination: Combination;
  key: string;
  status: number;
  message: string;
}

async function sendOne(combination: Combination): Promise<Sent> {
  const inquiry = newInquiry(combination);
  const { status, text } = await post(JSON.stringify({ data: inquiry }));
  const { error } = JSON.parse(text);
  return { combination, key: inquiry.key, status, message: error?.message ?? "" };
}

const sent: Sent[] = [];
const kept = new Map<string, Record<string, unknown>>();
const mailed = new Map<string, string>();

beforeAll(async () => {
  await emptyDatabase();
  for (let first = 0; first < COMBINATIONS.length; first += AT_A_TIME) {
    await resetRateLimits();
    for (const combination of COMBINATIONS.slice(first, first + AT_A_TIME)) {
      sent.push(await sendOne(combination));
    }
  }
  for (const inquiry of await readAll("inquiries")) kept.set(String(inquiry.id), inquiry);
  for (const { id, message } of await readAll("mail")) {
    if (isRecord(message)) mailed.set(String(id), String(message.text));
  }
}, 300_000);

describe(`of ${COMBINATIONS.length} inquiries`, () => {
  it("those that are right are kept with their fields", () => {
    const right = sent.filter(({ combination }) => wrongFields(combination).length === 0);
    expect(right.length).toBeGreaterThan(100);
    for (const { key, combination, status } of right) {
      const { people, children = "", vegetarians = "", guideLanguage = "" } = combination;
      expect([status, combination]).toEqual([200, combination]);
      expect(kept.get(key)).toMatchObject({ people, children, vegetarians, guideLanguage });
    }
    expect(kept.size).toBe(right.length);
  });

  it("those that are right are mailed as text, without what nobody said", () => {
    const { messages } = WRITING_TABLES.hr;
    expect(mailed.size).toBe(kept.size);
    for (const { key, combination } of sent.filter((one) => kept.has(one.key))) {
      const text = mailed.get(key) ?? "";
      const { children, vegetarians, guideLanguage } = combination;
      const line = (label: string | undefined, value: string) =>
        text.includes(`${label}: ${value}\n`);
      const isSaid = (part: string | undefined): boolean => Number(part ?? 0) > 0;
      const lines = [
        line(messages["ask.children.among"], children ?? ""),
        line(messages["ask.vegetarians"], vegetarians ?? ""),
        line(messages["ask.language"], "njemački"),
      ];
      expect([combination, lines]).toEqual([
        combination,
        [isSaid(children), isSaid(vegetarians), guideLanguage === "de"],
      ]);
      expect(text).not.toContain("undefined");
    }
  });

  it("those that are wrong are refused, naming a field that is", () => {
    for (const { key, combination, status, message } of sent) {
      const wrong = wrongFields(combination);
      if (wrong.length === 0) continue;
      expect([status, combination]).toEqual([400, combination]);
      const [, named = ""] = /^The field (\w+) is [a-z-]+\.$/.exec(message) ?? [];
      expect(wrong).toContain(named);
      expect(kept.has(key)).toBe(false);
    }
  });
});
