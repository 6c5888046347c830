import { GUIDES, type GuideName } from "../../content-service/choices.ts";
import { OFFICE } from "../config/operator.ts";
import { authorName } from "../documents/kinds/blog.ts";
import { guideName } from "../documents/kinds/program.ts";
import type { SiteDocument } from "../documents/kinds.ts";
import type { Person, Picture } from "../documents/types.ts";
import type { Translate } from "../i18n/messages.ts";
import { authorPicture, guidePicture, officePicture } from "./sitePictures.ts";

/** The portrait of this name; undefined if the operator has none. */
type FindPortrait = (name: string) => Picture | undefined;

const guide = (who: GuideName, t: Translate, portrait: FindPortrait): Person => ({
  name: guideName(who, t),
  about: t(`offer.guide.${who}`),
  portrait: portrait(guidePicture(who)),
});

/** Who answers. */
export const officePeople = (t: Translate, portrait: FindPortrait): Person[] =>
  OFFICE.map((who) => ({
    name: t(`choice.office.${who}`),
    about: t(`offer.office.${who}`),
    portrait: portrait(officePicture(who)),
  }));

/** All who guide, then who answers. */
export const allPeople = (t: Translate, portrait: FindPortrait): Person[] => [
  ...GUIDES.map((who) => guide(who, t, portrait)),
  ...officePeople(t, portrait),
];

/** Whom the page of a document introduces: who tells it, who guides it, or who answers beside its form. */
export function peopleOf(document: SiteDocument, t: Translate, portrait: FindPortrait): Person[] {
  switch (document.type) {
    case "blog": {
      const { author } = document.details;
      if (author === null) return [];
      const about = t(`story.author.${author}`);
      return [{ name: authorName(document, t), about, portrait: portrait(authorPicture(author)) }];
    }
    case "program":
      return document.details.guides.map((who) => guide(who, t, portrait));
    default:
      return officePeople(t, portrait);
  }
}
