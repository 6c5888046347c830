import type { ReactNode } from "react";
import { PEOPLE } from "../../backend/inquiry.ts";
import {
  type FieldKind,
  INQUIRY_FIELDS,
  type InquiryField,
  rowOf,
} from "../../backend/inquiryFields.ts";
import { Field } from "../../components/Field/Field.tsx";
import { TextArea } from "../../components/TextArea/TextArea.tsx";
import { useWords } from "../../i18n/LanguageProvider.tsx";
import * as styles from "./InquiryForm.css.ts";

const INPUTS = {
  line: { type: "text" },
  email: { type: "email" },
  day: { type: "date" },
  count: { type: "number", min: PEOPLE.least, max: PEOPLE.most },
} as const satisfies Record<Exclude<FieldKind, "text">, object>;

interface Control {
  id: string;
  name: string;
  value: string;
  error?: string;
  onChange: (value: string) => void;
}

interface Props {
  isTrip: boolean;
  control: (field: InquiryField) => Control;
}

/** What is asked for, a line each; the two days of a trip stand side by side. */
export function InquiryFields({ isTrip, control }: Props) {
  const t = useWords();
  const asked = INQUIRY_FIELDS.filter((field) => isTrip || !rowOf(field).isOfTrip);
  const days = asked.filter((field) => rowOf(field).kind === "day");

  const draw = (field: InquiryField): ReactNode => {
    const { kind, label, help, isOptional, autoComplete } = rowOf(field);
    const props = {
      ...control(field),
      label: t(label),
      description: help && t(help),
      optionalMark: isOptional ? t("form.optional") : undefined,
    };
    if (kind === "text") return <TextArea key={field} {...props} />;
    return <Field key={field} {...props} {...INPUTS[kind]} autoComplete={autoComplete} />;
  };
  return asked.map((field) => {
    if (!days.includes(field)) return draw(field);
    return field === days[0] ? (
      <div key={field} className={styles.pair}>
        {days.map(draw)}
      </div>
    ) : null;
  });
}
