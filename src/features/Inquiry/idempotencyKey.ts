import type { InquiryRequest } from "../../inquiries/inquiry.ts";
import { readFromSession, storeInSession } from "./sessionStore.ts";

const STORE = "inquiry-attempt";

type InquiryContent = Omit<InquiryRequest, "key" | "filledInMs">;

/** Where the browser keeps nothing, this page still knows. */
let last: Record<string, unknown> = {};

/** A UUID; browsers make them themselves on HTTPS and localhost only. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/**
 * The same words have the same key until they have arrived: whoever sends again after a time-out, a
 * reload or a second press sends once.
 */
export function idempotencyKey(said: InquiryContent): string {
  const text = JSON.stringify(said);
  const before = { ...last, ...readFromSession(STORE) };
  if (before.text === text && typeof before.key === "string") return before.key;
  last = { text, key: newKey() };
  storeInSession(STORE, last);
  return String(last.key);
}

export function forgetIdempotencyKey(): void {
  last = {};
  storeInSession(STORE, null);
}
