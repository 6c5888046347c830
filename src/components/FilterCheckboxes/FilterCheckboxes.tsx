import { useId, useState } from "react";
import type { FilterChoice } from "../FilterButtons/FilterButtons.tsx";
import * as styles from "./FilterCheckboxes.css.ts";

interface Props<Value extends string> {
  /** What is chosen here: "Kind of program". */
  label: string;
  /** On the button that opens the choices on a small screen: "Choose the kind (2)". */
  openLabel: string;
  choices: FilterChoice<Value>[];
  selected: readonly Value[];
  onToggle: (value: Value) => void;
  /** A pointer or the focus comes near: the moment to fetch what a choice will need. */
  onApproach?: () => void;
}

/**
 * Any number of choices, beside a list. None ticked means no restriction. On a small screen the
 * choices fold into a disclosure above the list. For exactly one choice take FilterButtons.
 */
export function FilterCheckboxes<Value extends string>({
  label,
  openLabel,
  choices,
  selected,
  onToggle,
  onApproach,
}: Props<Value>) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches who comes near
    <div className={styles.filter} onPointerEnter={onApproach} onFocus={onApproach}>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {openLabel}
      </button>
      <fieldset id={id} className={styles.choices} data-open={isOpen}>
        <legend className={styles.legend}>{label}</legend>
        {choices.map(({ value, label: name, count }) => (
          <label key={value} className={styles.choice}>
            <input
              type="checkbox"
              className={styles.box}
              name={value}
              checked={selected.includes(value)}
              onChange={() => onToggle(value)}
            />
            <span className={styles.name}>{name}</span>
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
