import { isRecord } from "../../documents/raw.ts";

/** What is kept until the visit ends; {} where nothing is, where it is blocked, or rubbish. */
export function readFromSession(name: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? "{}");
    return isRecord(stored) ? stored : {};
  } catch {
    return {};
  }
}

/** null forgets it. */
export function storeInSession(name: string, value: object | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Blocked: nothing is kept, and the form still works.
  }
}
