import type { Topic } from "../../../inquiries/inquiry.ts";
import { readFromSession, storeInSession } from "./sessionStore.ts";

const STORE = "inquiry-receipt";

/** Confirmation of a sent inquiry. Stored until the visitor starts a new one or closes the tab. */
export interface Receipt {
  reference: string;
  email: string;
  /** A copy of the inquiry. */
  text: string;
  /** The chosen day, for a calendar file; "" for none. */
  day: string;
}

const subjectOf = ({ kind, uid }: Topic): string => `${kind}/${uid}`;

export function keepReceipt(topic: Topic, receipt: Receipt): void {
  storeInSession(STORE, { ...receipt, subject: subjectOf(topic) });
}

/** The stored receipt, if it is about this topic. */
export function readReceipt(topic: Topic): Receipt | undefined {
  const { subject, reference, email, text, day } = readFromSession(STORE);
  if (subject !== subjectOf(topic)) return undefined;
  if (typeof reference !== "string" || typeof email !== "string" || typeof text !== "string") {
    return undefined;
  }
  return { reference, email, text, day: typeof day === "string" ? day : "" };
}

export const forgetReceipt = (): void => storeInSession(STORE, null);
