import { isRecord } from "../../../documents/raw.ts";

/** Reads an object from session storage; {} if it is missing, blocked or invalid. */
export function readFromSession(name: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? "{}");
    return isRecord(stored) ? stored : {};
  } catch {
    return {};
  }
}

/** Writes an object to session storage; null removes it. */
export function storeInSession(name: string, value: object | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Storage is blocked: nothing is stored, but the form works.
  }
}
