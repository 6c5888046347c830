import * as styles from "./RadioGroup.css.ts";

interface RadioOption<Value extends string> {
  value: Value;
  label: string;
}

interface Props<Value extends string> {
  /** What is chosen: "Appearance" */
  label: string;
  /** The name of the radio buttons, once on a page: "theme" */
  name: string;
  /** At least two, in a natural order, with the most common first where there is none. */
  options: readonly RadioOption<Value>[];
  /** The value that is chosen; there is always one. */
  selected: Value;
  /** Called with the value that the visitor chose. */
  onSelect: (value: Value) => void;
}

/** One of a few values, all visible, in a form or among settings. */
export function RadioGroup<Value extends string>({
  label,
  name,
  options,
  selected,
  onSelect,
}: Props<Value>) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={option.value}
              checked={option.value === selected}
              onChange={() => onSelect(option.value)}
            />
            <span className={styles.name}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
