import { useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { LinkButton } from "../../components/LinkButton/LinkButton.tsx";
import { Message } from "../../components/Message/Message.tsx";
import { OPERATOR } from "../../config/operator.ts";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import * as styles from "./InquiryForm.css.ts";

interface Props {
  /** A mailto: link. */
  mail: string;
  text: string;
  onChange: () => void;
}

/**
 * Shown after a mailto: link was opened. If no mail program has opened, the visitor can copy the
 * text.
 */
export function PreparedMail({ mail, text, onChange }: Props) {
  const t = useTranslate();
  const [answer, setAnswer] = useState("");

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setAnswer(t("form.mail.copied"));
    } catch {
      setAnswer(t("form.mail.copy-failed"));
    }
  };

  return (
    <div className={styles.form}>
      <Message tone="success" heading={t("form.mail.title")} headingLevel={3} takesFocus>
        {t("form.mail.text", { mail: OPERATOR.mail })}
      </Message>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        <Button size="small" onClick={copy}>
          {t("form.mail.copy")}
        </Button>
        <LinkButton href={mail} tone="quiet" size="small">
          {t("form.mail.open")}
        </LinkButton>
        <Button tone="quiet" size="small" onClick={onChange}>
          {t("form.mail.change")}
        </Button>
      </div>
      <p role="status" className={styles.answer}>
        {answer}
      </p>
    </div>
  );
}
