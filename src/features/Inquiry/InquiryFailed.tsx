import { LinkButton } from "../../components/LinkButton/LinkButton.tsx";
import { Message } from "../../components/Message/Message.tsx";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import type { Failure } from "../../inquiries/failure.ts";

interface Props {
  failure: Failure;
  /** When the rate limit allows the next inquiry, if the function says so. */
  againInMinutes?: number;
  /** Why the program is not available, if the function says so. */
  refusal?: string;
  /** The same inquiry as a mailto: link. */
  mail: string;
}

/**
 * Why the inquiry was not sent, and what to do. It takes the focus, and the submit button follows.
 */
export function InquiryFailed({ failure, againInMinutes, refusal, mail }: Props) {
  const t = useTranslate();
  return (
    <Message
      tone="error"
      heading={t("form.failed.title")}
      headingLevel={3}
      takesFocus
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
  );
}
