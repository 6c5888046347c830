import * as styles from "../Field/Field.css.ts";
import { describedBy, FieldFrame } from "../Field/FieldFrame.tsx";

interface Props {
  /** Also the target of the link in FormErrorSummary. */
  id: string;
  /** Name in the form data: "message". */
  name: string;
  /** "Message" */
  label: string;
  /** What the field holds now: "We are four, with two children." */
  value: string;
  /** Called with the whole text at every change: whoever uses it keeps the text. */
  onChange: (value: string) => void;
  /** Marks a field that may stay empty: "optional". Without it the field is required. */
  optionalMark?: string;
  /** Help above the field: "Tell us when you are coming and how many you are." */
  description?: string;
  /** What to do, once it is wrong: "Tell us what you would like to know." */
  error?: string;
}

/** A multi-line input. The visitor can make it taller. */
export function TextArea({
  id,
  label,
  optionalMark,
  description,
  error,
  onChange,
  ...input
}: Props) {
  return (
    <FieldFrame {...{ id, label, optionalMark, description, error }}>
      <textarea
        {...input}
        id={id}
        className={styles.box({ kind: "tall" })}
        // Not `required`: Firefox would report empty fields as invalid before the visitor types.
        aria-required={optionalMark === undefined || undefined}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, { description, error })}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
