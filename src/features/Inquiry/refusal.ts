import type { InquiryField } from "../../inquiries/inquiryFields.ts";
import type { Refusal } from "../../inquiries/offers.ts";
import type { Sending } from "./state/useSending.ts";

/** The field that shows each refusal. A program that no longer exists has none. */
const FIELD_OF: Record<Refusal, InquiryField | null> = {
  "no-departure": "from",
  full: "from",
  "called-off": "from",
  "too-many": "people",
  "not-offered": null,
};

/** A refusal by the function that the form's own check had passed, and the field that shows it. */
export function refusalIn(sending: Sending) {
  if (sending.phase !== "failed" || !sending.refused) return undefined;
  const { refused, said } = sending;
  const field = FIELD_OF[refused];
  return { refused, field, value: field && said[field] };
}
