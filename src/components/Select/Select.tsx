import { useId, useLayoutEffect, useRef } from "react";
import type { VariantOf } from "../../theme/variants.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./Select.css.ts";

interface SelectOption {
  /** The value behind the label: "price". */
  value: string;
  /** "Price" */
  label: string;
  /** Number of results. */
  count?: number;
}

interface Props {
  /** Name of the choice: "Order". */
  label: string;
  /** "above" among filters whose labels stand above, "beside" on its own. */
  labelIs?: VariantOf<typeof styles.frame, "label">;
  /** Name in the form data: "order". */
  name: string;
  /** In the order shown: [{ value: "price", label: "Price" }]. */
  options: SelectOption[];
  /** The chosen value: "price"; "" for an option that chooses nothing. */
  selected: string;
  /** Called with the value of the new choice. */
  onSelect: (value: string) => void;
  /** On hover or focus: the moment to prefetch what a choice needs. */
  onIntent?: () => void;
}

/**
 * One value of many, or a choice that is rarely made. For a few values, all visible, use
 * FilterButtons.
 */
export function Select({
  label,
  labelIs = "beside",
  name,
  options,
  selected,
  onSelect,
  onIntent,
}: Props) {
  const id = useId();
  const menu = useRef<HTMLSelectElement>(null);
  // The visitor may choose a value before hydration ends. React would reset it without an event.
  const asHtml = useRef({ selected, onSelect });
  useLayoutEffect(() => {
    const before = asHtml.current;
    const chosen = menu.current?.value ?? before.selected;
    if (chosen !== before.selected) before.onSelect(chosen);
  }, []);
  return (
    <div className={styles.frame({ label: labelIs })}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          ref={menu}
          id={id}
          name={name}
          className={styles.select}
          autoComplete="off"
          value={selected}
          onChange={({ target }) => onSelect(target.value)}
          onPointerEnter={onIntent}
          onFocus={onIntent}
        >
          {options.map(({ value, label: text, count }) => (
            <option key={value} value={value}>
              {count === undefined ? text : `${text} (${count})`}
            </option>
          ))}
        </select>
        <span className={styles.icon}>
          <Icon name="chevron-down" />
        </span>
      </div>
    </div>
  );
}
