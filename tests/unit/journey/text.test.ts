import { describe, expect, it } from "vitest";
import { FIELDS } from "../../../src/inquiries/inquiryFields.ts";
import { catalogueOf, type Thing } from "../../../src/journey/catalogue.ts";
import { NO_JOURNEY } from "../../../src/journey/journey.ts";
import { type JourneyWords, journeyText } from "../../../src/journey/text.ts";
import { addressOf, CANOE, CATALOGUE, ILOK, JOURNEY } from "./journeyFile.ts";

const WORDS: JourneyWords = {
  title: "Three days",
  addressOf,
  start: (day) => (day === "" ? "First day: open" : `First day: ${day}`),
  party: (adults, ages) => `${adults} adults, children: ${ages.join(", ")}`,
  by: (way) => `By ${way}`,
  day: (index, date) => `Day ${index + 1}${date && `, ${date}`}`,
  about: (time) => `about ${time}`,
  bed: (name) => `Night: ${name}`,
  shelf: "On no day yet:",
};

describe("a journey in words", () => {
  it("says when, who, how, and day by day where, with the address of each page", () => {
    const ilok = "Ilok – https://podunavlje.example/region/en/destination/ilok/";
    const lines = journeyText(JOURNEY, CATALOGUE, WORDS).split("\n");
    expect(lines).toEqual([
      "Three days",
      "First day: 2027-05-15",
      "2 adults, children: 6, 9",
      "By car",
      "",
      "Day 1, 2027-05-15",
      `05:30 ${CANOE.title} – ${addressOf(CANOE.path)}`,
      expect.stringMatching(/^about \d\d:\d\d Ilok – /),
      `18:00 ${ilok}`,
      "",
      "Day 2, 2027-05-16",
      expect.stringMatching(/^09:00 The dyke by bicycle – /),
      "",
      "Day 3, 2027-05-17",
      `10:00 ${ilok}`,
      "23:30 Night watch",
      "Night: Guest house, Ilok",
      "",
      "On no day yet:",
      "- Storks – https://podunavlje.example/region/en/blog/storks/",
      "- Old mill",
    ]);
  });

  it("names no dates while the first day is open", () => {
    const text = journeyText({ ...JOURNEY, start: "" }, CATALOGUE, WORDS);
    expect(text).toContain("\nFirst day: open\n");
    expect(text).toContain("\n\nDay 2\n");
  });

  it("has a line for each visit, whatever a name is", () => {
    const things = CATALOGUE.things.map((thing) => ({ ...thing, title: "a\r\nb\u0000\u202ec" }));
    const text = journeyText(JOURNEY, catalogueOf({ ...CATALOGUE, things }), WORDS);
    expect(text).toContain(`05:30 a b c – ${addressOf(CANOE.path)}\n`);
    expect(text).not.toMatch(/(?!\n)\p{Cc}|\p{Bidi_Control}/u);
  });

  it("says what there is of an empty one", () => {
    const { title, start, party, by } = WORDS;
    const head = [title, start(""), party(2, []), by("car")].join("\n");
    expect(journeyText(NO_JOURNEY, CATALOGUE, WORDS)).toBe(head);
  });

  it("fits into an inquiry with twenty things of long names", () => {
    const things = Array.from({ length: 20 }, (_, index): Thing => {
      const path = `/en/destination/${"a-long-address-".repeat(4)}${index}/`;
      return { ...ILOK, key: `dLong${index}`, path, title: "A very long title ".repeat(5) };
    });
    const days = Array.from({ length: 7 }, (_, day) => ({
      items: things.slice(day * 3, day * 3 + 3).map(({ key }) => ({ key })),
    }));
    const catalogue = catalogueOf({ things, journeys: [] });
    const text = journeyText({ ...JOURNEY, days, shelf: [] }, catalogue, WORDS);
    expect(text.match(/https:/g)).toHaveLength(20);
    expect(text.length).toBeLessThan(FIELDS.journey.maxLength);
  });
});
