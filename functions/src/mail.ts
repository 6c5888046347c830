import { OPERATOR } from "../../src/config/operator.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_TABLE, type Language } from "../../src/i18n/languages.ts";
import type { InquiryRequest, Topic } from "../../src/inquiries/inquiry.ts";
import type { Dates } from "../../src/inquiries/inquiryFields.ts";
import { type FormatValue, inquiryText } from "../../src/inquiries/inquiryText.ts";
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
        inquiryText(
          inquiry,
          datesOf(inquiry),
          (label) => message(language, label),
          formatIn(language),
        ),
        "",
      ].join("\n"),
    },
  };
}

/** Days stay as they are: "2027-05-20"; languages have their names: "Deutsch". */
const formatIn =
  (language: Language): FormatValue =>
  (value, kind) => {
    if (kind !== "language") return value;
    const { locale } = LANGUAGE_TABLE[language];
    return new Intl.DisplayNames(locale, { type: "language" }).of(value) ?? value;
  };

const WITH_ONE_DATE: readonly Topic["kind"][] = ["program", "journey", "my-journey"];

/** A day trip and the beginning of a journey have one date. Inquiries about the region may have two. */
const datesOf = ({ topic, to }: InquiryRequest): Dates =>
  WITH_ONE_DATE.includes(topic.kind) && to === "" ? "one" : "two";

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
