import type { ReactNode } from "react";
import { Field } from "../../components/Field/Field.tsx";
import { TextArea } from "../../components/TextArea/TextArea.tsx";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import { PEOPLE } from "../../inquiries/inquiry.ts";
import {
  askedFields,
  type Dates,
  type FieldKind,
  fieldRow,
  type InquiryField,
  labelOf,
} from "../../inquiries/inquiryFields.ts";
import * as styles from "./InquiryForm.css.ts";

const INPUTS = {
  line: { type: "text" },
  email: { type: "email" },
  day: { type: "date" },
  count: { type: "number", min: PEOPLE.min, max: PEOPLE.max },
} as const satisfies Record<Exclude<FieldKind, "text">, object>;

interface Control {
  id: string;
  name: string;
  value: string;
  error?: string;
  onChange: (value: string) => void;
}

interface Props {
  dates: Dates;
  control: (field: InquiryField) => Control;
}

/** The fields of the inquiry, one per row; two dates share a row. */
export function InquiryFields({ dates, control }: Props) {
  const t = useTranslate();
  const asked = askedFields(dates);
  const days = asked.filter((field) => fieldRow(field).kind === "day");

  const draw = (field: InquiryField): ReactNode => {
    const { kind, help, isOptional, autoComplete } = fieldRow(field);
    const props = {
      ...control(field),
      label: t(labelOf(field, dates)),
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
