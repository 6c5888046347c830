import type { HTMLInputAutoCompleteAttribute } from "react";
import * as styles from "./Field.css.ts";
import { describedBy, FieldFrame } from "./FieldFrame.tsx";

interface Props {
  /** Also where the error summary leads. */
  id: string;
  name: string;
  label: string;
  type?: "text" | "email" | "number" | "date";
  value: string;
  onChange: (value: string) => void;
  optionalMark?: string;
  description?: string;
  error?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  min?: string | number;
  max?: string | number;
}

/** One line that the visitor fills in. For longer text take TextArea. */
export function Field({ id, label, optionalMark, description, error, onChange, ...input }: Props) {
  const { type = "text" } = input;
  return (
    <FieldFrame {...{ id, label, optionalMark, description, error }}>
      <input
        {...input}
        id={id}
        type={type}
        className={styles.box({
          kind: type === "number" || type === "date" ? "short" : "full",
        })}
        // Not `required`: a form with an empty one is "invalid" to Firefox before anything is written.
        aria-required={optionalMark === undefined || undefined}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, { description, error })}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
