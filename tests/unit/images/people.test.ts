import { describe, expect, it } from "vitest";
import { GUIDES } from "../../../content-service/choices.ts";
import { OFFICE } from "../../../src/config/operator.ts";
import { addAllMessages } from "../../../src/i18n/allMessages.ts";
import { translator } from "../../../src/i18n/messages.ts";
import { allPeople, peopleOf } from "../../../src/images/people.ts";
import {
  NO_STORY_DETAILS,
  NO_TRIP_DETAILS,
  place,
  story,
  trip,
} from "../documents/siteDocuments.ts";

addAllMessages();

const t = translator("de");
const PORTRAIT = {
  src: "/pictures/x.webp",
  sources: [],
  srcSet: "",
  alt: "",
  credit: "",
  width: 480,
  height: 480,
  placeholder: "",
};
const all = (): typeof PORTRAIT => PORTRAIT;
const none = (): undefined => undefined;

describe("the people of a page", () => {
  it("are those who guide the trip, in the document's order, each with a line", () => {
    const guides = GUIDES.slice(0, 2).reverse();
    const document = trip("a", "de", { details: { ...NO_TRIP_DETAILS, guides } });
    const people = peopleOf(document, t, all);
    expect(people.map(({ name }) => name)).toEqual(guides.map((who) => t(`choice.guide.${who}`)));
    for (const { about, portrait } of people) {
      expect(about).not.toBe("");
      expect(portrait).toBe(PORTRAIT);
    }
  });

  it("stand there by name alone where the operator has no portraits", () => {
    const document = trip("a", "de", { details: { ...NO_TRIP_DETAILS, guides: [...GUIDES] } });
    const portraits = peopleOf(document, t, none).map(({ portrait }) => portrait);
    expect(portraits).toEqual(GUIDES.map(() => undefined));
  });

  it("are none where a trip names nobody and a story has no author", () => {
    expect(peopleOf(trip("a", "de"), t, all)).toEqual([]);
    expect(peopleOf(story("a", "de"), t, all)).toEqual([]);
  });

  it("are who tells the story", () => {
    const details = { ...NO_STORY_DETAILS, author: "balog" as const };
    const asked: string[] = [];
    const people = peopleOf(story("a", "de", { details }), t, (name) => {
      asked.push(name);
      return undefined;
    });
    expect(people.map(({ name }) => name)).toEqual([t("choice.author.balog")]);
    expect(asked).toEqual(["writer-balog"]);
  });

  it("are who answers, beside the form of a place", () => {
    const names = peopleOf(place("a", "de"), t, none).map(({ name }) => name);
    expect(names).toEqual(OFFICE.map((who) => t(`choice.office.${who}`)));
  });

  it("are on the page about the operator all who guide, then who answers", () => {
    expect(allPeople(t, none).map(({ name }) => name)).toEqual([
      ...GUIDES.map((who) => t(`choice.guide.${who}`)),
      ...OFFICE.map((who) => t(`choice.office.${who}`)),
    ]);
  });
});
