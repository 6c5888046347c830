import type { Topic } from "../../inquiries/inquiry.ts";
import { readFromSession, storeInSession } from "./sessionStore.ts";

const STORE = "inquiry-receipt";

/** What has arrived, to be read again until the visitor asks anew or the visit ends. */
export interface Receipt {
  reference: string;
  email: string;
  /** A copy of what was sent. */
  text: string;
}

const subjectOf = ({ kind, uid }: Topic): string => `${kind}/${uid}`;

export function keepReceipt(topic: Topic, receipt: Receipt): void {
  storeInSession(STORE, { ...receipt, subject: subjectOf(topic) });
}

/** Of the last inquiry, where it was about the same. */
export function readReceipt(topic: Topic): Receipt | undefined {
  const { subject, reference, email, text } = readFromSession(STORE);
  if (subject !== subjectOf(topic)) return undefined;
  if (typeof reference !== "string" || typeof email !== "string" || typeof text !== "string") {
    return undefined;
  }
  return { reference, email, text };
}

export const forgetReceipt = (): void => storeInSession(STORE, null);
