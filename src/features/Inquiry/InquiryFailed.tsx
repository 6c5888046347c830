import { useEffect, useRef } from "react";
import { LinkButton } from "../../components/LinkButton/LinkButton.tsx";
import { Message } from "../../components/Message/Message.tsx";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import type { Failure } from "../../inquiries/failure.ts";

interface Props {
  failure: Failure;
  /** When a limit lets the next one through; told only where the function has said it. */
  againInMinutes?: number;
  /** Why the program cannot be had, where the function has said it. */
  refusal?: string;
  /** The same inquiry as an e-mail. */
  mail: string;
}

/** Why it was not sent and what to do; it takes the focus, and the button to try again comes next. */
export function InquiryFailed({ failure, againInMinutes, refusal, mail }: Props) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Message
        tone="error"
        heading={t("form.failed.title")}
        headingLevel={3}
        isAnnounced
        action={
          <LinkButton href={mail} tone="quiet" size="small">
            {t("form.by-mail")}
          </LinkButton>
        }
      >
        {againInMinutes
          ? t("form.failed.later", { count: againInMinutes })
          : refusal || t(`form.failed.${failure}`)}
      </Message>
    </div>
  );
}
