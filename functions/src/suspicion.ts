import type { InquiryRequest } from "../../src/backend/inquiry.ts";

/** Nobody reads, fills in and sends the form in less. */
export const LEAST_FILLING_MS = 2000;

export type Suspicion = "unseen-field" | "too-fast";

/** Why this may have been written by a program; [] when nothing speaks for it. */
export function findSuspicions({ website, filledInMs }: InquiryRequest): Suspicion[] {
  const suspicions: Suspicion[] = [];
  if (website !== "") suspicions.push("unseen-field");
  if (filledInMs < LEAST_FILLING_MS) suspicions.push("too-fast");
  return suspicions;
}
