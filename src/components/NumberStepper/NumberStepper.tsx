import { useState } from "react";
import { box } from "../Field/Field.css.ts";
import { describedBy, FieldFrame } from "../Field/FieldFrame.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./NumberStepper.css.ts";

interface Props {
  /** Also the target of the link in FormErrorSummary: "people" */
  id: string;
  /** Name in the form data: "people" */
  name: string;
  /** What is counted: "Number of people" */
  label: string;
  /** The number; null while the field is empty: 2 */
  value: number | null;
  /**
   * Called with the number, or null if the field is empty. What is typed may be outside of `min`
   * and `max`, or a fraction: say so with `error`.
   */
  onChange: (value: number | null) => void;
  /** Least number that the buttons reach: 1 */
  min?: number;
  /** Greatest number that the buttons reach: 12 */
  max?: number;
  /** Name of the button that takes one away: "One person fewer" */
  decreaseLabel: string;
  /** Name of the button that adds one: "One person more" */
  increaseLabel: string;
  /** Marks a field that may stay empty: "optional". Without it the field is required. */
  optionalMark?: string;
  /** Help above the field: "Children count as well." */
  description?: string;
  /** What to do, once it is wrong: "Enter a number from 1 to 12." */
  error?: string;
  /**
   * Within a sentence: screen readers hear the label, nobody sees it. Show the error below the
   * sentence, with the id `…-error`.
   */
  isInline?: boolean;
}

/** A small number that one counts up and down or types. For other numbers use Field. */
export function NumberStepper({
  id,
  name,
  label,
  value,
  onChange,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  decreaseLabel,
  increaseLabel,
  optionalMark,
  description,
  error,
  isInline = false,
}: Props) {
  // Said after a button was pressed. What is typed is said by the field itself.
  const [said, setSaid] = useState("");
  const within = (wanted: number): number => Math.min(Math.max(wanted, min), max);
  // From a fraction to the next whole number; from outside to the nearest that is allowed.
  const less = value === null ? null : within(Math.ceil(value) - 1);
  const more = value === null ? within(min) : within(Math.floor(value) + 1);
  const canTake = value !== null && less !== null && less < value;
  const canAdd = more !== null && (value === null || more > value);
  const step = (next: number | null): void => {
    onChange(next);
    setSaid(`${label}: ${next}`);
  };
  return (
    <FieldFrame {...{ id, label, optionalMark, description, error, isInline }}>
      <span className={styles.row({ isInline })}>
        <IconButton
          icon="minus"
          label={decreaseLabel}
          tone="ringed"
          aria-controls={id}
          aria-disabled={!canTake || undefined}
          onClick={() => canTake && step(less)}
        />
        <input
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          autoComplete="off"
          className={`${box({ kind: isInline ? "inline" : "short" })} ${styles.count({ isInline })}`}
          value={value ?? ""}
          min={min}
          max={Number.isFinite(max) ? max : undefined}
          // Not `required`: Firefox would report empty fields as invalid before the visitor types.
          aria-required={optionalMark === undefined || undefined}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, { description, error })}
          onChange={({ target }) => {
            setSaid("");
            onChange(target.value === "" ? null : target.valueAsNumber);
          }}
        />
        <IconButton
          icon="plus"
          label={increaseLabel}
          tone="ringed"
          aria-controls={id}
          aria-disabled={!canAdd || undefined}
          onClick={() => canAdd && step(more)}
        />
      </span>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </FieldFrame>
  );
}
