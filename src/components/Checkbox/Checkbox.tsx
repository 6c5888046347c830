import { description as descriptionText } from "../Field/Field.css.ts";
import { describedBy } from "../Field/FieldFrame.tsx";
import * as styles from "./Checkbox.css.ts";

interface Props {
  /** Also the target of the link in FormErrorSummary: "terms" */
  id: string;
  /** Name in the form data: "terms" */
  name: string;
  /** What a tick says: "I have read the terms of travel." */
  label: string;
  /** Whether it is ticked: false */
  isChecked: boolean;
  /** Called with whether it is ticked now. */
  onChange: (isChecked: boolean) => void;
  /** Has to be ticked before the form can be sent: true */
  isRequired?: boolean;
  /** Shown after the label, in a form that marks what may be left out: "optional" */
  optionalMark?: string;
  /** Help below the label: "You can withdraw this at any time." */
  description?: string;
  /** What to do, once it is wrong: "Tick the box to go on." */
  error?: string;
}

/** One answer, yes or no, in a form. For several values of a list use FilterCheckboxes. */
export function Checkbox({
  id,
  name,
  label,
  isChecked,
  onChange,
  isRequired = false,
  optionalMark,
  description,
  error,
}: Props) {
  return (
    <div className={styles.frame}>
      <label className={styles.choice}>
        <input
          id={id}
          type="checkbox"
          name={name}
          className={styles.box}
          checked={isChecked}
          // Not `required`: Firefox would report it as invalid before the visitor answers.
          aria-required={isRequired || undefined}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, { description, error })}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className={styles.name}>
          {label}
          {optionalMark && <span className={styles.optional}> ({optionalMark})</span>}
        </span>
      </label>
      {(description || error) && (
        <div className={styles.below}>
          {description && (
            <p id={`${id}-description`} className={descriptionText}>
              {description}
            </p>
          )}
          {error && (
            <p id={`${id}-error`} className={styles.error}>
              {error}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
