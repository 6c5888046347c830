import { useCallback, useEffect, useRef, useState } from "react";
import { Heading } from "../../components/Heading/Heading.tsx";
import { LinkButton } from "../../components/LinkButton/LinkButton.tsx";
import { OPERATOR } from "../../config/operator.ts";
import type { ProgramViewModel } from "../../documents/viewModels/programViewModel.ts";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import { THE_REGION, type Topic } from "../../inquiries/inquiry.ts";
import type { Dates } from "../../inquiries/inquiryFields.ts";
import { INQUIRY_ID } from "../../runtime/pageState.ts";
import type { OwnJourney } from "./givenByJourney.ts";
import * as styles from "./Inquiry.css.ts";
import { InquiryForm } from "./InquiryForm.tsx";
import { InquirySent } from "./InquirySent.tsx";
import { mailLink } from "./mail.ts";
import { sentenceWithGaps } from "./sentenceText.ts";
import { forgetReceipt, type Receipt, readReceipt } from "./state/receipt.ts";

interface Props {
  title: string;
  lead: string;
  topic?: Topic;
  /** How many dates the form has. */
  dates?: Dates;
  /** Formatted data of the program. */
  offer?: ProgramViewModel;
  /** The visitor's own journey, for a topic of the kind "my-journey". It is sent along, and fills in fields. */
  journey?: OwnJourney;
}

/** An inquiry: form, confirmation and, without script, a prepared e-mail with the same fields. */
export function Inquiry({
  title,
  lead,
  topic = THE_REGION,
  journey,
  dates = journey ? "one" : "two",
  offer,
}: Props) {
  const t = useTranslate();
  const section = useRef<HTMLElement>(null);
  const [arrived, setArrived] = useState<{ receipt: Receipt; isNew: boolean }>();

  // The confirmation stays after a reload or a change of language.
  const { kind, uid } = topic;
  useEffect(() => {
    const receipt = readReceipt({ kind, uid, title: "" });
    setArrived(receipt && { receipt, isNew: false });
  }, [kind, uid]);

  const arrive = useCallback((receipt: Receipt) => setArrived({ receipt, isNew: true }), []);
  const askAgain = (): void => {
    forgetReceipt();
    setArrived(undefined);
    // The button that had the focus is gone.
    section.current?.focus();
  };

  const subject = t("form.by-mail.subject", { title: topic.title || t("site.name") });
  return (
    <section
      ref={section}
      id={INQUIRY_ID}
      className={styles.inquiry({ hasArrived: arrived !== undefined })}
      tabIndex={-1}
    >
      <Heading level={2} size="title">
        {title}
      </Heading>
      {arrived ? (
        <InquirySent {...arrived} topic={topic} offer={offer} onAnother={askAgain} />
      ) : (
        <>
          <p>{lead}</p>
          <InquiryForm {...{ topic, dates, offer, journey }} onArrival={arrive} />
        </>
      )}
      <noscript>
        <p>
          <LinkButton href={mailLink(OPERATOR.mail, subject, sentenceWithGaps(topic, t))}>
            {t("form.mail.plain")}
          </LinkButton>
        </p>
      </noscript>
    </section>
  );
}
