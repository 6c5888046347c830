import { type FormEvent, useMemo, useRef, useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { FormErrorSummary } from "../../components/FormErrorSummary/FormErrorSummary.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { OPERATOR } from "../../config/operator.ts";
import type { ProgramViewModel } from "../../documents/viewModels/programViewModel.ts";
import { formatDate } from "../../i18n/dates.ts";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import { routePath } from "../../i18n/routes.ts";
import type { Topic } from "../../inquiries/inquiry.ts";
import {
  type Dates,
  INQUIRY_FIELDS,
  type Inquiry,
  type InquiryField,
} from "../../inquiries/inquiryFields.ts";
import { inquiryText } from "../../inquiries/inquiryText.ts";
import { offerOf } from "../../inquiries/offers.ts";
import { useBackend } from "./BackendProvider.tsx";
import { CalendarFile } from "./CalendarFile.tsx";
import { explainFault } from "./explainFault.ts";
import { givenByJourney, type OwnJourney, withShortJourney } from "./givenByJourney.ts";
import { InquiryFailed } from "./InquiryFailed.tsx";
import { InquiryFields } from "./InquiryFields.tsx";
import * as styles from "./InquiryForm.css.ts";
import { mailLink } from "./mail.ts";
import { PreparedMail } from "./PreparedMail.tsx";
import { partySum } from "./partySum.ts";
import { refusalIn } from "./refusal.ts";
import { sentenceText } from "./sentenceText.ts";
import { siteLanguages } from "./siteLanguages.ts";
import type { Receipt } from "./state/receipt.ts";
import { timeOfWriting, useDraft } from "./state/useDraft.ts";
import { type InquiryRules, useInquiryRules } from "./state/useInquiryValidation.ts";
import { useSending } from "./state/useSending.ts";

interface Props {
  topic: Topic;
  dates: Dates;
  offer?: ProgramViewModel;
  journey?: OwnJourney;
  onArrival: (receipt: Receipt) => void;
}

const idOf = (field: InquiryField): string => `inquiry-${field}`;

/**
 * The inquiry form. If the site has no backend, the inquiry becomes an e-mail in the visitor's mail
 * program.
 */
export function InquiryForm({ topic, dates, offer, journey, onArrival }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const backend = useBackend();
  const form = useRef<HTMLFormElement>(null);
  const unseen = useRef<HTMLInputElement>(null);
  const languages = useMemo(
    () => (offer?.guideLanguages.length ? offer.guideLanguages : siteLanguages(language)),
    [offer, language],
  );
  const given = useMemo(() => journey && givenByJourney(journey, t), [journey, t]);
  const { draft, change } = useDraft(form, {
    dates,
    nights: offer?.nights ?? 0,
    languages: languages.map(({ code }) => code),
    ...(given && { given }),
  });
  // Key of the error summary: each failed attempt moves the focus to it again.
  const [attempts, setAttempts] = useState(0);
  const [isPrepared, setPrepared] = useState(false);
  const { sending, isLong, send } = useSending(onArrival);
  const isPending = sending.phase === "sending";

  const { rules, fetchRules } = useInquiryRules();
  const isChecking = useRef(false);
  const findFaults = (by: InquiryRules) =>
    by.findFaults(draft, by.dayOf(new Date()), offer && offerOf(offer));
  const faults = attempts > 0 && rules ? findFaults(rules) : undefined;
  const refusal = offer && refusalIn(sending);
  // For a destination the only possible refusal is that it no longer exists.
  const isGone = sending.phase === "failed" && sending.refused === "not-offered";
  const errorOf = (field: InquiryField): string | undefined => {
    // A refusal is shown until the visitor changes the field.
    const isRefused = refusal?.field === field && refusal.value === draft[field];
    const fault = faults?.[field] ?? (isRefused ? refusal.refused : undefined);
    return fault && explainFault({ field, fault, dates }, t, offer?.refusals);
  };
  const errors = INQUIRY_FIELDS.flatMap((field) => {
    const message = errorOf(field);
    return message ? [{ fieldId: idOf(field), message }] : [];
  });

  const subject = t("form.by-mail.subject", { title: topic.title || t("site.name") });
  // As typed, in browsers without a date field.
  const dateInWords = (typed: string): string => formatDate(typed, t) || typed;
  const languageName = (code: string): string =>
    languages.find((one) => one.code === code)?.name ?? code;
  const sentenceOf = (inquiry: Inquiry): string =>
    sentenceText(inquiry, topic, { t, language, day: dateInWords, languageName });
  const textOf = (inquiry: Inquiry): string =>
    [
      sentenceOf(inquiry) || topic.title,
      offer ? partySum(offer, inquiry, t, language) : "",
      inquiryText(inquiry, dates, t, (value, kind) =>
        kind === "day" ? dateInWords(value) : languageName(value),
      ),
    ]
      .filter(Boolean)
      .join("\n\n");
  const mailOf = (inquiry: Inquiry): string =>
    mailLink(OPERATOR.mail, subject, textOf(withShortJourney(inquiry, textOf, t)));

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isPending || isChecking.current) return;
    isChecking.current = true;
    const known = rules ?? (await fetchRules());
    isChecking.current = false;
    setAttempts((before) => before + 1);
    if (known && Object.keys(findFaults(known)).length > 0) return;
    const inquiry = known?.tidyInquiry(draft) ?? draft;
    if (backend) {
      const page = window.location.pathname;
      const website = unseen.current?.value ?? "";
      const filledInMs = timeOfWriting();
      void send(
        backend,
        { ...inquiry, language, page, topic, website, filledInMs },
        textOf(inquiry),
      );
    } else {
      setPrepared(true);
      window.location.assign(mailOf(inquiry));
    }
  };
  // Loads the validation rules and the Firebase code when the visitor starts to write. A failure
  // shows when sending.
  const prefetch = (): void => {
    void fetchRules();
    void backend?.().catch(() => undefined);
  };

  const current = rules?.tidyInquiry(draft) ?? draft;
  const mail = mailOf(current);
  if (isPrepared) {
    return <PreparedMail mail={mail} text={textOf(current)} onChange={() => setPrepared(false)} />;
  }

  // Before hydration a submit would put the fields into the address. The method "dialog" makes it
  // do nothing.
  return (
    <form
      ref={form}
      method="dialog"
      className={styles.form}
      onSubmit={submit}
      onFocus={prefetch}
      noValidate
    >
      {errors.length > 0 && (
        <FormErrorSummary
          key={attempts}
          title={t("form.errors", { count: errors.length })}
          headingLevel={3}
          errors={errors}
        />
      )}
      {draft.journey !== "" && (
        <details className={styles.more}>
          <summary>{t("ask.along")}</summary>
          <p className={styles.text}>{draft.journey}</p>
        </details>
      )}
      <InquiryFields
        {...{ topic, dates, offer, languages, draft, idOf, errorOf }}
        sentence={sentenceOf(draft)}
        onChange={change}
      />
      <div className={styles.unseen} aria-hidden="true">
        <label>
          {t("form.website")}
          <input ref={unseen} type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {sending.phase === "failed" && !refusal?.field && (
        <InquiryFailed
          key={attempts}
          {...sending}
          refusal={
            (refusal && offer?.refusals[refusal.refused]) ||
            (isGone ? t("form.failed.not-offered") : undefined)
          }
          mail={mail}
        />
      )}
      {offer && <CalendarFile offer={offer} topic={topic} day={draft.from} />}
      <div className={styles.sending}>
        <div className={styles.action}>
          {backend ? (
            <Button type="submit" isPending={isPending} pendingLabel={t("form.sending")}>
              {t("form.send")}
            </Button>
          ) : (
            <Button type="submit">{t("form.mail.action")}</Button>
          )}
        </div>
        {isLong && (
          <p role="status" className={styles.note}>
            {t("form.sending.long")}
          </p>
        )}
        <p className={styles.note}>
          {t("contact.privacy")} <Link href={routePath("terms", language)}>{t("nav.terms")}</Link>
        </p>
      </div>
    </form>
  );
}
