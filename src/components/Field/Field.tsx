import type { HTMLInputAutoCompleteAttribute } from "react";
import * as styles from "./Field.css.ts";
import { describedBy, FieldFrame } from "./FieldFrame.tsx";

interface Props {
  /** Also the target of the link in FormErrorSummary. */
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

/** A single-line input. For longer text use TextArea. */
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
        // Not `required`: Firefox would report empty fields as invalid before the visitor types.
        aria-required={optionalMark === undefined || undefined}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, { description, error })}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
