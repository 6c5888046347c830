import type { SiteDocument } from "../src/documents/kinds.ts";
import type { Person, Picture } from "../src/documents/types.ts";
import { allPeople, officePeople, peopleOf } from "../src/images/people.ts";
import { pictureFile } from "./pictures.ts";
import { wordsFor } from "./words.ts";

// The people of the demo, as the build introduces them.

type Globals = { language?: unknown };

const portrait = (name: string): Picture => ({
  ...pictureFile(`${name}.webp`, ""),
  width: 480,
  height: 480,
});

/** Who guides and who answers. */
export const peopleFor = (globals: Globals): Person[] => allPeople(wordsFor(globals), portrait);

export const officeFor = (globals: Globals): Person[] => officePeople(wordsFor(globals), portrait);

/** Whom the page of a document introduces. */
export const peopleIn = (document: SiteDocument, globals: Globals): Person[] =>
  peopleOf(document, wordsFor(globals), portrait);
