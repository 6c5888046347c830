import type { HTMLInputAutoCompleteAttribute } from "react";
import * as styles from "./Field.css.ts";
import { describedBy, FieldFrame } from "./FieldFrame.tsx";

interface Props {
  /** Also the target of the link in FormErrorSummary. */
  id: string;
  /** Name in the form data: "email". */
  name: string;
  /** "E-mail" */
  label: string;
  /** "number" and "date" are short, the others as wide as the form. */
  type?: "text" | "email" | "number" | "date";
  /** What the field holds now: "ana@example.org". */
  value: string;
  /** Called with the whole text at every change: whoever uses it keeps the text. */
  onChange: (value: string) => void;
  /** Marks a field that may stay empty: "optional". Without it the field is required. */
  optionalMark?: string;
  /** Help above the field: "Only for our answer to this enquiry." */
  description?: string;
  /** What to do, once it is wrong: "Enter an address such as name@example.com." */
  error?: string;
  /** What the browser may fill in: "email", "name". */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Least number or first day: 1, "2026-05-01". */
  min?: string | number;
  /** Greatest number or last day: 40, "2026-10-31". */
  max?: string | number;
  /**
   * Within a sentence: screen readers hear the label, nobody sees it. Show the error below the
   * sentence, with the id `…-error`.
   */
  isInline?: boolean;
}

/** A single-line input. For longer text use TextArea. */
export function Field({
  id,
  label,
  optionalMark,
  description,
  error,
  isInline = false,
  onChange,
  ...input
}: Props) {
  const { type = "text" } = input;
  const isShort = type === "number" || type === "date";
  return (
    <FieldFrame {...{ id, label, optionalMark, description, error, isInline }}>
      <input
        {...input}
        id={id}
        type={type}
        className={styles.box({ kind: isInline ? "inline" : isShort ? "short" : "full" })}
        // Not `required`: Firefox would report empty fields as invalid before the visitor types.
        aria-required={optionalMark === undefined || undefined}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, { description, error })}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
