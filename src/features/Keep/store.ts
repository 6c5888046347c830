import { useSyncExternalStore } from "react";
import { isNewer, isUnreadable, keptKeys } from "../../journey/kept.ts";
import type { Key } from "../../journey/keys.ts";
import { IN_MEMORY } from "../../runtime/pageState.ts";

// The visitor's journeys in this browser, as text. Where the browser stores nothing, they last for the visit.

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

export const readText = (): string | null =>
  inMemory ?? read("sessionStorage") ?? read("localStorage");

export function standing(): Standing {
  if (isBlocked()) return "blocked";
  if (isNewer(read("localStorage"))) return "newer";
  return inMemory === null && read("sessionStorage") === null ? "stored" : "full";
}

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};

export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", tell);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", tell);
  };
}

/** Puts what is there aside before it is overwritten by less. */
export const putAside = (): boolean => write("localStorage", readText(), ASIDE);

/** Writes it where it lasts longest; null for no journey. */
export function writeText(text: string | null): void {
  const mayWrite = standing() !== "newer" && (!isUnreadable(readText()) || putAside());
  const isStored = mayWrite && write("localStorage", text);
  inMemory = null;
  if (isStored || text === null) write("sessionStorage", null);
  else if (!write("sessionStorage", text)) inMemory = text;
  tell();
}

/** Read once for each text. */
let known: { text: string | null; keys: Key[] } = { text: null, keys: [] };

export function readKeys(): Key[] {
  const text = readText();
  if (text !== known.text) known = { text, keys: keptKeys(text) };
  return known.keys;
}

/** Of what is kept; nothing until hydration: useKept((keys) => keys.length) */
export const useKept = <Value>(select: (keys: readonly Key[]) => Value): Value =>
  useSyncExternalStore(
    subscribe,
    () => select(readKeys()),
    () => select([]),
  );
