import { useId, useLayoutEffect, useRef } from "react";
import type { VariantOf } from "../../theme/variants.ts";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./Select.css.ts";

interface SelectOption {
  value: string;
  label: string;
  /** How many this choice gives. */
  count?: number;
}

interface Props {
  /** What is chosen here: "Order". */
  label: string;
  labelIs?: VariantOf<typeof styles.frame, "label">;
  name: string;
  options: SelectOption[];
  selected: string;
  onSelect: (value: string) => void;
  /** A pointer or the focus comes near: the moment to fetch what a choice will need. */
  onIntent?: () => void;
}

/** One choice out of many, or one that is seldom made. For a few, all in sight, take FilterButtons. */
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
  // What a visitor has chosen while the page was HTML, or was being taken over: React would put it back unheard.
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
