import { useSyncExternalStore } from "react";
import { isEmpty, type MyJourney } from "../../journey/journey.ts";
import {
  type Journeys,
  NO_JOURNEYS,
  readStored,
  type Stored,
  storedText,
} from "../../journey/stored.ts";
import { IN_MEMORY } from "../../runtime/pageState.ts";

// The visitor's journeys in this browser. Where the browser stores nothing, they last for the visit.

/** Of local and session storage. */
const NAME = "journey";
/** What could not be read is put aside, not overwritten. */
const ASIDE = "journey-aside";

/**
 * Where the journeys are: in the browser; in this tab only, because it is "blocked" or "full"; nowhere yet, because a
 * later version of the site has written them ("newer").
 */
export type Standing = "stored" | "blocked" | "full" | "newer";

type Kind = "localStorage" | "sessionStorage";

function read(kind: Kind): string | null {
  try {
    return window[kind].getItem(NAME);
  } catch {
    return null;
  }
}

function write(kind: Kind, text: string | null, name = NAME): boolean {
  try {
    if (text === null) window[kind].removeItem(name);
    else window[kind].setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

function isBlocked(): boolean {
  try {
    // On pages a store in memory stands in for one that is blocked.
    return IN_MEMORY in window.localStorage;
  } catch {
    return true;
  }
}

/** What nothing stores. */
let inMemory: string | null = null;
/** Read once for each text. */
let known: { text: string | null; stored: Stored } = {
  text: null,
  stored: readStored(null),
};

const currentText = (): string | null => inMemory ?? read("sessionStorage") ?? read("localStorage");

function readAll(): Stored {
  const text = currentText();
  if (text !== known.text) known = { text, stored: readStored(text) };
  return known.stored;
}

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", tell);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", tell);
  };
}

export const readJourneys = (): Journeys => readAll().journeys;

export const readJourney = (): MyJourney => readJourneys()[0];

export function standing(): Standing {
  if (isBlocked()) return "blocked";
  if (readStored(read("localStorage")).state === "newer") return "newer";
  return inMemory === null && read("sessionStorage") === null ? "stored" : "full";
}

/** Writes all journeys where they last longest. */
export function changeJourneys(change: (journeys: Journeys) => Journeys): void {
  const { state, journeys } = readAll();
  if (state === "odd") write("localStorage", currentText(), ASIDE);
  const changed = change(journeys);
  const isNothing = changed.length === 1 && isEmpty(changed[0]) && changed[0].title === "";
  const text = isNothing ? null : storedText(changed);
  const mayWrite = standing() !== "newer";
  inMemory = null;
  const isStored = mayWrite && write("localStorage", text);
  if (isStored || text === null) write("sessionStorage", null);
  else if (!write("sessionStorage", text)) inMemory = text;
  tell();
}

export const changeJourney = (change: (journey: MyJourney) => MyJourney): void =>
  changeJourneys(([mine, ...others]) => [change(mine), ...others]);

/** All journeys, the first is the one that is shown. None until hydration. */
export const useJourneys = (): Journeys =>
  useSyncExternalStore(subscribe, readJourneys, () => NO_JOURNEYS);

/** Of the journey that is shown: useJourney(({ title }) => title) */
export const useJourney = <Value>(select: (journey: MyJourney) => Value): Value =>
  useSyncExternalStore(
    subscribe,
    () => select(readJourney()),
    () => select(NO_JOURNEYS[0]),
  );

export const useStanding = (): Standing =>
  useSyncExternalStore(subscribe, standing, () => "stored");
