import { useSyncExternalStore } from "react";
import { isEmpty } from "../../journey/journey.ts";
import {
  type Journeys,
  NO_JOURNEYS,
  readStored,
  type Stored,
  storedText,
} from "../../journey/stored.ts";
import {
  putAside,
  readText,
  type Standing,
  standing,
  subscribe,
  writeText,
} from "../Keep/store.ts";

// The stored journeys as the page of the journey has them.

/** Read once for each text. */
let known: { text: string | null; stored: Stored } = { text: null, stored: readStored(null) };

function readAll(): Stored {
  const text = readText();
  if (text !== known.text) known = { text, stored: readStored(text) };
  return known.stored;
}

export const readJourneys = (): Journeys => readAll().journeys;

export function changeJourneys(change: (journeys: Journeys) => Journeys): void {
  const { state, journeys } = readAll();
  if (state === "odd") putAside();
  const changed = change(journeys);
  const isNothing = changed.length === 1 && isEmpty(changed[0]) && changed[0].title === "";
  writeText(isNothing ? null : storedText(changed));
}

/** All journeys, the first is the one that is shown. None until hydration. */
export const useJourneys = (): Journeys =>
  useSyncExternalStore(subscribe, readJourneys, () => NO_JOURNEYS);

export const useStanding = (): Standing =>
  useSyncExternalStore(subscribe, standing, () => "stored");
