import { type FormEvent, useRef, useState } from "react";
import {
  INQUIRY_FIELDS,
  type InquiryField,
  type Inquiry as InquiryFields,
  PEOPLE,
  type Topic,
} from "../../backend/inquiry.ts";
import { Button } from "../../components/Button/Button.tsx";
import { Field } from "../../components/Field/Field.tsx";
import { FormErrorSummary } from "../../components/FormErrorSummary/FormErrorSummary.tsx";
import { TextArea } from "../../components/TextArea/TextArea.tsx";
import { OPERATOR } from "../../content/operator.ts";
import { formatDate } from "../../i18n/dates.ts";
import { useLanguage, useWords } from "../../i18n/LanguageProvider.tsx";
import { useBackend } from "./BackendProvider.tsx";
import { explainFault } from "./explainFault.ts";
import { InquiryFailed } from "./InquiryFailed.tsx";
import * as styles from "./InquiryForm.css.ts";
import { mailLink, mailText } from "./mail.ts";
import { PreparedMail } from "./PreparedMail.tsx";
import type { Receipt } from "./receipt.ts";
import { timeOfWriting, useDraft } from "./useDraft.ts";
import { useRules } from "./useRules.ts";
import { useSending } from "./useSending.ts";

interface Props {
  topic: Topic;
  isTrip: boolean;
  onArrival: (receipt: Receipt) => void;
}

const idOf = (field: InquiryField): string => `inquiry-${field}`;

/** A visitor asks. Where nothing receives inquiries, what is typed becomes an e-mail of their own. */
export function InquiryForm({ topic, isTrip, onArrival }: Props) {
  const t = useWords();
  const language = useLanguage();
  const backend = useBackend();
  const form = useRef<HTMLFormElement>(null);
  const unseen = useRef<HTMLInputElement>(null);
  const { draft, change } = useDraft(form);
  // Each attempt that fails gives the summary the focus anew.
  const [attempts, setAttempts] = useState(0);
  const [isPrepared, setPrepared] = useState(false);
  const { sending, isLong, send } = useSending(onArrival);
  const isPending = sending.phase === "sending";

  const { rules, fetchRules } = useRules();
  const isChecking = useRef(false);
  const faults = attempts > 0 ? rules?.findFaults(draft, rules.dayOf(new Date())) : undefined;
  const errorOf = (field: InquiryField): string | undefined => {
    const fault = faults?.[field];
    return fault && explainFault(field, fault, t);
  };
  const errors = INQUIRY_FIELDS.flatMap((field) => {
    const message = errorOf(field);
    return message ? [{ fieldId: idOf(field), message }] : [];
  });

  const subject = t("form.by-mail.subject", { title: topic.title || t("site.name") });
  // As it was typed, where the browser has no field for dates.
  const dateInWords = (typed: string): string => formatDate(typed, t) || typed;
  const textOf = (inquiry: InquiryFields): string =>
    mailText(
      [
        [t("form.name"), inquiry.name],
        [t("form.email"), inquiry.email],
        [t("form.date.from"), dateInWords(inquiry.from)],
        [t("form.date.to"), dateInWords(inquiry.to)],
        [t("form.people"), inquiry.people],
      ],
      inquiry.message,
    );
  const mailWith = (text: string): string => mailLink(OPERATOR.mail, subject, text);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isPending || isChecking.current) return;
    isChecking.current = true;
    const known = rules ?? (await fetchRules());
    isChecking.current = false;
    setAttempts((before) => before + 1);
    if (known && Object.keys(known.findFaults(draft, known.dayOf(new Date()))).length > 0) return;
    const inquiry = known?.tidyInquiry(draft) ?? draft;
    const text = textOf(inquiry);
    if (backend) {
      const page = window.location.pathname;
      const website = unseen.current?.value ?? "";
      const filledInMs = timeOfWriting();
      void send(backend, { ...inquiry, language, page, topic, website, filledInMs }, text);
    } else {
      setPrepared(true);
      window.location.assign(mailWith(text));
    }
  };
  // Firebase's code comes when somebody is about to write; if it does not, sending will say so.
  const approach = (): void => {
    void fetchRules();
    void backend?.().catch(() => undefined);
  };

  const text = textOf(rules?.tidyInquiry(draft) ?? draft);
  const mail = mailWith(text);
  if (isPrepared) {
    return <PreparedMail mail={mail} text={text} onChange={() => setPrepared(false)} />;
  }

  const control = (field: InquiryField) => ({
    id: idOf(field),
    name: field,
    value: draft[field],
    error: errorOf(field),
    onChange: (value: string) => change(field, value),
  });
  const optionalMark = t("form.optional");
  // Before script takes over, a browser would send the fields to this page, in its address: the
  // method "dialog" lets it do nothing.
  return (
    <form
      ref={form}
      method="dialog"
      className={styles.form}
      onSubmit={submit}
      onFocus={approach}
      noValidate
    >
      {errors.length > 0 && (
        <FormErrorSummary
          key={attempts}
          title={t("form.errors", { count: errors.length })}
          errors={errors}
        />
      )}
      {topic.title && <p>{t("form.about", { title: topic.title })}</p>}
      <Field
        {...control("name")}
        label={t("form.name")}
        optionalMark={optionalMark}
        autoComplete="name"
      />
      <Field
        {...control("email")}
        type="email"
        label={t("form.email")}
        description={t("form.email.description")}
        autoComplete="email"
      />
      {isTrip && (
        <>
          <div className={styles.pair}>
            <Field
              {...control("from")}
              type="date"
              label={t("form.date.from")}
              optionalMark={optionalMark}
            />
            <Field
              {...control("to")}
              type="date"
              label={t("form.date.to")}
              optionalMark={optionalMark}
            />
          </div>
          <Field
            {...control("people")}
            type="number"
            label={t("form.people")}
            optionalMark={optionalMark}
            min={PEOPLE.least}
            max={PEOPLE.most}
          />
        </>
      )}
      <TextArea {...control("message")} label={t("form.message")} />
      <div className={styles.unseen} aria-hidden="true">
        <label>
          {t("form.website")}
          <input ref={unseen} type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {sending.phase === "failed" && <InquiryFailed key={attempts} {...sending} mail={mail} />}
      <div className={styles.sending}>
        {backend ? (
          <Button type="submit" isPending={isPending} pendingLabel={t("form.sending")}>
            {t("form.send")}
          </Button>
        ) : (
          <Button type="submit">{t("form.mail.action")}</Button>
        )}
        {isLong && (
          <p role="status" className={styles.note}>
            {t("form.sending.long")}
          </p>
        )}
        <p className={styles.note}>{t("contact.privacy")}</p>
      </div>
    </form>
  );
}
