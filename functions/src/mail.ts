import { OPERATOR } from "../../src/config/operator.ts";
import { DEFAULT_LANGUAGE } from "../../src/i18n/languages.ts";
import type { InquiryRequest } from "../../src/inquiries/inquiry.ts";
import type { Dates } from "../../src/inquiries/inquiryFields.ts";
import { inquiryText } from "../../src/inquiries/inquiryText.ts";
import { MAILS_IN_ALL } from "./limits.ts";
import { word } from "./words.ts";

/** What the "Trigger Email" extension sends. */
export interface Mail {
  to: string[];
  replyTo?: string;
  message: { subject: string; text: string };
}

const PLAIN = /^[!-~]+@/;

/**
 * The operator answers by pressing "reply": so the words around the visitor's own are in the
 * visitor's language. Nothing goes to the visitor's address by itself, because it may be another's.
 */
export function mailOf(inquiry: InquiryRequest, reference: string): Mail {
  const { language, topic } = inquiry;
  const title = topic.title || word(language, "site.name");
  return {
    to: [OPERATOR.mail],
    // Servers that take only plain letters before the @ would refuse the whole mail.
    ...(PLAIN.test(inquiry.email) && { replyTo: inquiry.email }),
    message: {
      subject: word(language, "form.by-mail.subject.reference", { reference, title }),
      text: [
        word(language, "form.about", { title }),
        word(language, "form.sent.reference", { reference }),
        inquiry.page,
        "",
        inquiryText(inquiry, datesOf(inquiry), (label) => word(language, label)),
        "",
      ].join("\n"),
    },
  };
}

/** A trip of one day names no second; about the region some ask for days all the same. */
const datesOf = ({ topic, to }: InquiryRequest): Dates =>
  topic.kind === "program" && to === "" ? "one" : "two";

/** To the operator, when more inquiries come than have mails of their own. */
export function noticeOf(now: Date): Mail {
  const day = now.toISOString().slice(0, 10);
  const count = String(MAILS_IN_ALL.most);
  const minutes = String(MAILS_IN_ALL.withinMs / 60_000);
  return {
    to: [OPERATOR.mail],
    message: {
      subject: word(DEFAULT_LANGUAGE, "operator.many.subject"),
      text: [
        word(DEFAULT_LANGUAGE, "operator.many.text", { count, minutes }),
        "",
        `npm run inquiries -- --since ${day} --project … --out …`,
        "",
      ].join("\n"),
    },
  };
}
