import { type ComponentProps, useState } from "react";
import { Field } from "../../components/Field/Field.tsx";
import { TextArea } from "../../components/TextArea/TextArea.tsx";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import { fieldRow, type InquiryField, isRequired, labelOf } from "../../inquiries/inquiryFields.ts";
import * as styles from "./InquiryForm.css.ts";
import { InquirySentence } from "./InquirySentence.tsx";

/** The sentence, address and message; the name is folded away, about the region the sentence too. */
export function InquiryFields(props: ComponentProps<typeof InquirySentence>) {
  const t = useTranslate();
  const { topic, dates, draft, idOf, errorOf, onChange } = props;
  const isRegion = topic.kind === "region";
  const folded = isRegion ? FOLDED_ABOUT_REGION : FOLDED;
  const [isOpen, setOpen] = useState(false);
  const mustBeOpen = folded.some((field) => draft[field] !== "" || errorOf(field) !== undefined);

  const control = (field: InquiryField) => {
    const { help } = fieldRow(field);
    return {
      id: idOf(field),
      name: field,
      value: draft[field],
      error: errorOf(field),
      onChange: (value: string) => onChange({ [field]: value }),
      label: t(labelOf(field, dates)),
      description: help && t(help),
      optionalMark: isRequired(field, draft) ? undefined : t("form.optional"),
    };
  };
  return (
    <>
      {!isRegion && <InquirySentence {...props} />}
      <Field {...control("email")} type="email" autoComplete="email" />
      <TextArea {...control("message")} />
      <details
        className={styles.more}
        open={isOpen || mustBeOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{isRegion ? t("ask.details") : t("ask.name")}</summary>
        <div className={styles.folded}>
          {isRegion && <InquirySentence {...props} />}
          <Field {...control("name")} autoComplete="name" />
        </div>
      </details>
    </>
  );
}

const FOLDED: InquiryField[] = ["name"];
const FOLDED_ABOUT_REGION: InquiryField[] = [
  ...FOLDED,
  "from",
  "to",
  "people",
  "children",
  "vegetarians",
  "guideLanguage",
];
