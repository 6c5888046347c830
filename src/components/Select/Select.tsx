import { useId, useLayoutEffect, useRef } from "react";
import type { VariantOf } from "../../theme/variants.ts";
import { describedBy } from "../Field/FieldFrame.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./Select.css.ts";

interface SelectOption {
  /** The value behind the label: "price". */
  value: string;
  /** "Price" */
  label: string;
  /** Number of results. */
  count?: number;
  /** Shown, but not to be chosen: a day that is full. */
  isDisabled?: boolean;
}

interface Props {
  /** Name of the choice: "Order". */
  label: string;
  /** For a link from FormErrorSummary: "inquiry-from" */
  id?: string;
  /** What to do, once it is wrong. Show it near, with the id `…-error`. */
  error?: string;
  /**
   * "above" among filters whose labels stand above, "beside" on its own, "hidden" within a
   * sentence: heard and not seen.
   */
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
  id: ownId,
  error,
  label,
  labelIs = "beside",
  name,
  options,
  selected,
  onSelect,
  onIntent,
}: Props) {
  const newId = useId();
  const id = ownId ?? newId;
  const menu = useRef<HTMLSelectElement>(null);
  // The visitor may choose a value before hydration ends. React would reset it without an event.
  const asHtml = useRef({ selected, onSelect });
  useLayoutEffect(() => {
    const before = asHtml.current;
    const chosen = menu.current?.value ?? before.selected;
    if (chosen !== before.selected) before.onSelect(chosen);
  }, []);
  return (
    <span className={styles.frame({ label: labelIs })}>
      <label htmlFor={id} className={styles.label}>
        {labelIs === "hidden" ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <span className={styles.box}>
        <select
          ref={menu}
          id={id}
          name={name}
          className={styles.select}
          autoComplete="off"
          value={selected}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, { error })}
          onChange={({ target }) => onSelect(target.value)}
          onPointerEnter={onIntent}
          onFocus={onIntent}
        >
          {options.map(({ value, label: text, count, isDisabled }) => (
            <option key={value} value={value} disabled={isDisabled}>
              {count === undefined ? text : `${text} (${count})`}
            </option>
          ))}
        </select>
        <span className={styles.icon}>
          <Icon name="chevron-down" />
        </span>
      </span>
    </span>
  );
}
