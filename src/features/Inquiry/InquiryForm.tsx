import { type FormEvent, useRef, useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Field } from "../../components/Field/Field.tsx";
import { FormErrorSummary } from "../../components/FormErrorSummary/FormErrorSummary.tsx";
import { TextArea } from "../../components/TextArea/TextArea.tsx";
import { OPERATOR } from "../../content/operator.ts";
import { useWords } from "../../i18n/LanguageProvider.tsx";
import type { Translate } from "../../i18n/words.ts";
import * as styles from "./InquiryForm.css.ts";
import {
  type Fault,
  findFaults,
  INQUIRY_FIELDS,
  type InquiryField,
  LENGTHS,
  PEOPLE,
} from "./inquiry.ts";
import { mailLink, mailText } from "./mail.ts";
import { PreparedMail } from "./PreparedMail.tsx";
import { useDraft } from "./useDraft.ts";

interface Props {
  /** What it is about: the title of a program or a place, "" for the region. */
  about: string;
  /** A trip has days and a number of people. */
  isTrip?: boolean;
}

const idOf = (field: InquiryField): string => `inquiry-${field}`;

function explain(field: InquiryField, fault: Fault, t: Translate): string {
  if (fault === "too-long") {
    return t("form.too-long", { count: field === "message" ? LENGTHS.message : LENGTHS.name });
  }
  if (field === "email") return t("form.email.error");
  if (field === "people") return t("form.people.error", PEOPLE);
  return field === "to" ? t("form.date.error") : t("form.message.error");
}

/** A visitor asks. What is typed is checked here and goes out as an e-mail of the visitor's own. */
export function InquiryForm({ about, isTrip = false }: Props) {
  const t = useWords();
  const form = useRef<HTMLFormElement>(null);
  const { draft, change } = useDraft(form);
  // Each attempt that fails gives the summary the focus anew.
  const [attempts, setAttempts] = useState(0);
  const [isPrepared, setPrepared] = useState(false);

  const faults = attempts > 0 ? findFaults(draft) : {};
  const errorOf = (field: InquiryField): string | undefined => {
    const fault = faults[field];
    return fault && explain(field, fault, t);
  };
  const errors = INQUIRY_FIELDS.flatMap((field) => {
    const message = errorOf(field);
    return message ? [{ fieldId: idOf(field), message }] : [];
  });

  const subject = t("form.by-mail.subject", { title: about || t("site.name") });
  const text = mailText(
    [
      [t("form.name"), draft.name.trim()],
      [t("form.email"), draft.email.trim()],
      [t("form.date.from"), draft.from],
      [t("form.date.to"), draft.to],
      [t("form.people"), draft.people.trim()],
    ],
    draft.message.trim(),
  );
  const mail = mailLink(OPERATOR.mail, subject, text);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAttempts(attempts + 1);
    if (Object.keys(findFaults(draft)).length > 0) return;
    setPrepared(true);
    window.location.assign(mail);
  };

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
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {errors.length > 0 && (
        <FormErrorSummary
          key={attempts}
          title={t("form.errors", { count: errors.length })}
          errors={errors}
        />
      )}
      {about && <p>{t("form.about", { title: about })}</p>}
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
      <div className={styles.sending}>
        <Button type="submit">{t("form.mail.action")}</Button>
        <p className={styles.note}>{t("contact.privacy")}</p>
      </div>
    </form>
  );
}
