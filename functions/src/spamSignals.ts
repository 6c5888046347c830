import type { InquiryRequest } from "../../src/inquiries/inquiry.ts";

/** Nobody opens a page, writes an address and a message and sends them in less. */
export const LEAST_FILLING_MS = 1000;

export type Suspicion = "unseen-field" | "too-fast";

/** Why this may have been written by a program; [] when nothing speaks for it. */
export function findSuspicions({ website, filledInMs }: InquiryRequest): Suspicion[] {
  const suspicions: Suspicion[] = [];
  if (website !== "") suspicions.push("unseen-field");
  if (filledInMs < LEAST_FILLING_MS) suspicions.push("too-fast");
  return suspicions;
}
