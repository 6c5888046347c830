import * as styles from "../Field/Field.css.ts";
import { describedBy, FieldFrame } from "../Field/FieldFrame.tsx";

interface Props {
  id: string;
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  optionalMark?: string;
  description?: string;
  error?: string;
}

/** Several lines that the visitor fills in; it can be pulled taller. */
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
        // Not `required`: a form with an empty one is "invalid" to Firefox before anything is written.
        aria-required={optionalMark === undefined || undefined}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id, { description, error })}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
