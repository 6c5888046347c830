import * as styles from "./FilterButtons.css.ts";

export interface FilterChoice<Value extends string> {
  value: Value;
  label: string;
  /** How many this choice gives. */
  count?: number;
}

interface Props<Value extends string> {
  /** What is chosen here: "Category". */
  label: string;
  choices: FilterChoice<Value>[];
  selected: Value;
  onSelect: (value: Value) => void;
  /** A pointer or the focus comes near: the moment to fetch what a choice will need. */
  onApproach?: () => void;
}

/**
 * One choice out of a few, shown at once. For several at a time take FilterCheckboxes; for going to
 * another page take links. Without script there is nothing to filter with, so it is not shown.
 */
export function FilterButtons<Value extends string>({
  label,
  choices,
  selected,
  onSelect,
  onApproach,
}: Props<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, these are toggle buttons
    <div
      role="group"
      aria-label={label}
      className={styles.group}
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      {choices.map(({ value, label: name, count }) => (
        <button
          key={value}
          type="button"
          className={styles.button}
          aria-pressed={value === selected}
          onClick={() => onSelect(value)}
        >
          {name}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </button>
      ))}
    </div>
  );
}
