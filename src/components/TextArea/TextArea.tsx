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
