import type { InquiryRequest } from "../../src/inquiries/inquiry.ts";

/** The least time that a person needs for the form. */
export const MIN_FILLING_MS = 1000;

export type Suspicion = "unseen-field" | "too-fast";

/** Why this may be spam; [] for no reason. */
export function findSuspicions({ website, filledInMs }: InquiryRequest): Suspicion[] {
  const suspicions: Suspicion[] = [];
  if (website !== "") suspicions.push("unseen-field");
  if (filledInMs < MIN_FILLING_MS) suspicions.push("too-fast");
  return suspicions;
}
