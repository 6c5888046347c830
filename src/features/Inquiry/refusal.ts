import type { InquiryField } from "../../inquiries/inquiryFields.ts";
import type { Refusal } from "../../inquiries/offers.ts";
import type { Sending } from "./useSending.ts";

/** Where it is said: a program that is gone has no field. */
const FIELD_OF: Record<Refusal, InquiryField | null> = {
  "no-departure": "from",
  full: "from",
  "called-off": "from",
  "too-many": "people",
  "not-offered": null,
};

/** What the function refused that the form had let pass, and where that is said. */
export function refusalIn(sending: Sending) {
  if (sending.phase !== "failed" || !sending.refused) return undefined;
  const { refused, said } = sending;
  const field = FIELD_OF[refused];
  return { refused, field, value: field && said[field] };
}
