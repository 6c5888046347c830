import { type InquiryRequest, THE_REGION } from "../../../src/inquiries/inquiry.ts";
import { EMPTY_INQUIRY } from "../../../src/inquiries/inquiryFields.ts";

/** One that the function takes. */
export const INQUIRY: InquiryRequest = {
  ...EMPTY_INQUIRY,
  key: "0b6e3c1e-8f0a-4f57-9d0c-2b1a1f1e0d3c",
  email: "ana@primjer.hr",
  message: "Ima li mjesta?",
  language: "hr",
  page: "/hr/contact/",
  topic: THE_REGION,
  website: "",
  filledInMs: 30_000,
};
