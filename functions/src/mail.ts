import { OPERATOR } from "../../src/config/operator.ts";
import { DEFAULT_LANGUAGE } from "../../src/i18n/languages.ts";
import type { InquiryRequest } from "../../src/inquiries/inquiry.ts";
import type { Dates } from "../../src/inquiries/inquiryFields.ts";
import { inquiryText } from "../../src/inquiries/inquiryText.ts";
import { message } from "./messages.ts";
import { MAILS_TOTAL } from "./rateLimits.ts";

/** What the "Trigger Email" extension sends. */
export interface Mail {
  to: string[];
  replyTo?: string;
  message: { subject: string; text: string };
}

const ASCII_LOCAL_PART = /^[!-~]+@/;

/**
 * In the visitor's language, as the operator answers with "reply". Nothing is sent to the visitor's address
 * automatically, because it may belong to somebody else.
 */
export function mailOf(inquiry: InquiryRequest, reference: string): Mail {
  const { language, topic } = inquiry;
  const title = topic.title || message(language, "site.name");
  return {
    to: [OPERATOR.mail],
    // Some servers refuse a mail with anything but ASCII before the @.
    ...(ASCII_LOCAL_PART.test(inquiry.email) && { replyTo: inquiry.email }),
    message: {
      subject: message(language, "form.by-mail.subject.reference", { reference, title }),
      text: [
        message(language, "form.about", { title }),
        message(language, "form.sent.reference", { reference }),
        inquiry.page,
        "",
        inquiryText(inquiry, datesOf(inquiry), (label) => message(language, label)),
        "",
      ].join("\n"),
    },
  };
}

/** A day trip has one date. Inquiries about the region may have two. */
const datesOf = ({ topic, to }: InquiryRequest): Dates =>
  topic.kind === "program" && to === "" ? "one" : "two";

/** Tells the operator that inquiries arrive without a mail each. */
export function overflowNotice(now: Date): Mail {
  const day = now.toISOString().slice(0, 10);
  const count = String(MAILS_TOTAL.max);
  const minutes = String(MAILS_TOTAL.withinMs / 60_000);
  return {
    to: [OPERATOR.mail],
    message: {
      subject: message(DEFAULT_LANGUAGE, "operator.many.subject"),
      text: [
        message(DEFAULT_LANGUAGE, "operator.many.text", { count, minutes }),
        "",
        `npm run inquiries -- --since ${day} --project … --out …`,
        "",
      ].join("\n"),
    },
  };
}
