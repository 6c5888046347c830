import { describedBy } from "../Field/FieldFrame.tsx";
import * as styles from "./CheckboxField.css.ts";

interface Props {
  id: string;
  name: string;
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isRequired?: boolean;
  description?: string;
  error?: string;
}

/** One yes or no. For a choice out of several take FilterCheckboxes. */
export function CheckboxField({
  id,
  name,
  label,
  isChecked,
  onChange,
  isRequired = false,
  description,
  error,
}: Props) {
  return (
    <div className={styles.frame}>
      <label className={styles.label}>
        <input
          id={id}
          name={name}
          type="checkbox"
          className={styles.box}
          checked={isChecked}
          required={isRequired}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, { description, error })}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.words}>{label}</span>
      </label>
      {description && (
        <p id={`${id}-description`} className={styles.description}>
          {description}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
