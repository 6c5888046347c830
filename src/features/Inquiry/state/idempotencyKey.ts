import type { InquiryRequest } from "../../../inquiries/inquiry.ts";
import { readFromSession, storeInSession } from "./sessionStore.ts";

const STORE = "inquiry-attempt";

type InquiryContent = Omit<InquiryRequest, "key" | "filledInMs">;

/** In memory, in case the browser blocks storage. */
let last: Record<string, unknown> = {};

/** A UUID. crypto.randomUUID() exists on HTTPS and localhost only. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/**
 * The same inquiry keeps its key until it has arrived. So a second attempt after a timeout, a
 * reload or a double click does not send it twice.
 */
export function idempotencyKey(content: InquiryContent): string {
  const text = JSON.stringify(content);
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
