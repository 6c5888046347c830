import { useRef } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Message } from "../../components/Message/Message.tsx";
import type { ProgramViewModel } from "../../documents/viewModels/programViewModel.ts";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import type { Topic } from "../../inquiries/inquiry.ts";
import { CalendarFile } from "./CalendarFile.tsx";
import * as form from "./InquiryForm.css.ts";
import * as styles from "./InquirySent.css.ts";
import type { Receipt } from "./state/receipt.ts";

interface Props {
  receipt: Receipt;
  /** Just sent: the message takes the focus. */
  isNew: boolean;
  topic: Topic;
  offer?: ProgramViewModel;
  onAnother: () => void;
}

/** Confirmation: what happens next, the reference number, and a copy to print. */
export function InquirySent({ receipt, isNew, topic, offer, onAnother }: Props) {
  const t = useTranslate();
  const { time } = offer?.departures.find(({ day }) => day === receipt.day) ?? {};
  const { place } = offer?.meeting ?? {};
  const section = useRef<HTMLDivElement>(null);
  /** The copy alone, without the page around it. */
  const print = (): void => {
    const copy = section.current;
    if (!copy) return;
    copy.setAttribute(styles.ALONE, "");
    window.addEventListener("afterprint", () => copy.removeAttribute(styles.ALONE), { once: true });
    window.print();
  };
  return (
    <div ref={section} className={styles.arrived}>
      <Message tone="success" heading={t("form.sent.title")} headingLevel={3} takesFocus={isNew}>
        <p>{t("form.sent.text", { email: receipt.email })}</p>
        <p>{t("ask.sent.next")}</p>
        {time && place && <p>{t("ask.sent.begins", { time, place })}</p>}
        <p className={styles.reference}>
          {t("form.sent.reference", { reference: receipt.reference })}
        </p>
      </Message>
      <Heading level={3} size="lead">
        {t("form.sent.copy")}
      </Heading>
      <p className={form.text}>{receipt.text}</p>
      <div className={styles.action}>
        {offer && <CalendarFile offer={offer} topic={topic} day={receipt.day} />}
        <Button tone="quiet" size="small" onClick={print}>
          {t("ask.sent.print")}
        </Button>
        <Button tone="quiet" size="small" onClick={onAnother}>
          {t("form.sent.another")}
        </Button>
      </div>
    </div>
  );
}
