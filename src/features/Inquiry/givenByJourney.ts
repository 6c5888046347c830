import type { Translate } from "../../i18n/messages.ts";
import { firstLines } from "../../inquiries/firstLines.ts";
import { fieldRow, type Inquiry } from "../../inquiries/inquiryFields.ts";
import { LONGEST_BODY, sizeInLink } from "./mail.ts";
import { partyOf } from "./state/party.ts";

/** What the page of a visitor's own journey gives the form. */
export interface OwnJourney {
  /** Day by day. */
  text: string;
  /** The first day: "2027-05-15"; "" while it is open. */
  from: string;
  adults: number;
  children: number;
}

const sayMissing =
  (t: Translate) =>
  (count: number): string =>
    t("ask.along.missing", { count });

/** The fields that it fills in; of a long journey the first days. */
export function givenByJourney(
  { text, from, adults, children }: OwnJourney,
  t: Translate,
): Partial<Inquiry> {
  const isSomebody = adults + children > 0;
  return {
    journey: firstLines(text.trim(), fieldRow("journey").maxLength, sayMissing(t)),
    from,
    ...(isSomebody && partyOf({ adults, children, vegetarians: null })),
  };
}

/** The inquiry with as much of the journey as a link to a mail program has room for beside the rest. */
export function withShortJourney(
  inquiry: Inquiry,
  textOf: (inquiry: Inquiry) => string,
  t: Translate,
): Inquiry {
  if (inquiry.journey === "") return inquiry;
  const rest = sizeInLink(textOf({ ...inquiry, journey: "-" }));
  const journey = firstLines(inquiry.journey, LONGEST_BODY - rest, sayMissing(t), sizeInLink);
  return { ...inquiry, journey };
}
