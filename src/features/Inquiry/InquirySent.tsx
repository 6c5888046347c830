import { Button } from "../../components/Button/Button.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Message } from "../../components/Message/Message.tsx";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import * as form from "./InquiryForm.css.ts";
import * as styles from "./InquirySent.css.ts";
import type { Receipt } from "./state/receipt.ts";

interface Props {
  receipt: Receipt;
  /** Just sent: the message takes the focus. */
  isNew: boolean;
  onAnother: () => void;
}

/** Confirmation: what happens next, the reference number and a copy. */
export function InquirySent({ receipt, isNew, onAnother }: Props) {
  const t = useTranslate();
  return (
    <div className={styles.arrived}>
      <Message tone="success" heading={t("form.sent.title")} headingLevel={3} takesFocus={isNew}>
        <p>{t("form.sent.text", { email: receipt.email })}</p>
        <p className={styles.reference}>
          {t("form.sent.reference", { reference: receipt.reference })}
        </p>
      </Message>
      <Heading level={3} size="lead">
        {t("form.sent.copy")}
      </Heading>
      <p className={form.text}>{receipt.text}</p>
      <div className={styles.action}>
        <Button tone="quiet" size="small" onClick={onAnother}>
          {t("form.sent.another")}
        </Button>
      </div>
    </div>
  );
}
