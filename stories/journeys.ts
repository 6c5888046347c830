import { buildCatalogue } from "../src/journey/buildCatalogue.ts";
import { type Catalogue, catalogueOf, ownJourneyOf, withKeys } from "../src/journey/catalogue.ts";
import { type Item, type MyJourney, NO_JOURNEY } from "../src/journey/journey.ts";
import { keyOf } from "../src/journey/keys.ts";
import { type Journeys, storedText } from "../src/journey/stored.ts";
import { destinationFor, documentsFor, journeyFor, postFor, programFor } from "./documents.ts";
import { contentLanguage } from "./words.ts";

// Journeys of a visitor, made of the sample documents.

type Globals = { language?: unknown };

export const catalogueFor = (globals: Globals): Catalogue =>
  catalogueOf(buildCatalogue(documentsFor(globals), contentLanguage(globals)));

const itemOf = (document: Parameters<typeof keyOf>[0] & { title: string }): Item => ({
  key: keyOf(document),
  name: document.title,
});

/** One of each kind. */
export function itemsFor(globals: Globals) {
  return {
    program: itemOf(programFor(globals)),
    longProgram: itemOf(programFor(globals, "dyke-by-bicycle")),
    place: itemOf(destinationFor(globals)),
    otherPlace: itemOf(destinationFor(globals, "ilok")),
    story: itemOf(postFor(globals)),
  };
}

/** Kept, and on no day yet. */
export function keptFor(globals: Globals): MyJourney {
  const { program, place, otherPlace, story } = itemsFor(globals);
  return { ...NO_JOURNEY, shelf: [program, place, otherPlace, story] };
}

/** Two days, of which all fits. */
export function plannedFor(globals: Globals): MyJourney {
  const { program, place, otherPlace } = itemsFor(globals);
  const catalogue = catalogueFor(globals);
  const departure = catalogue.thing(program.key)?.departures?.find(({ state }) => state === "open");
  return {
    ...NO_JOURNEY,
    start: departure?.day ?? "",
    days: [{ items: [program, place] }, { items: [{ ...otherPlace, at: "10:00" }] }],
  };
}

/** Two days with all that does not fit: another day, a young child, too much, something that is gone. */
export function misfitFor(globals: Globals): MyJourney {
  const { program, longProgram, place, otherPlace, story } = itemsFor(globals);
  const gone: Item = { key: "pGone0" };
  return {
    ...NO_JOURNEY,
    start: "2026-12-24",
    by: "public",
    ages: [3],
    days: [{ items: [program, otherPlace, place, longProgram] }, { items: [story, gone] }],
  };
}

/** The editors' journey as one's own. */
export function editorsFor(globals: Globals): MyJourney {
  const catalogue = catalogueFor(globals);
  const key = keyOf(journeyFor(globals));
  const editors = catalogue.journeys.find((journey) => journey.key === key);
  return editors ? withKeys(ownJourneyOf(editors), catalogue) : NO_JOURNEY;
}

/** What the browser has stored; nothing for none. */
export function storeJourneys(...journeys: MyJourney[]): void {
  sessionStorage.clear();
  localStorage.removeItem("journey");
  const [first, ...others] = journeys;
  if (!first) return;
  const all: Journeys = [first, ...others];
  localStorage.setItem("journey", storedText(all));
}

/** What stands after the # of the address. */
export function setFragment(fragment: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState(null, "", `${pathname}${search}${fragment && `#${fragment}`}`);
}
