import { FilterLinks } from "../FilterLinks/FilterLinks.tsx";
import * as styles from "./FilterButtons.css.ts";

export interface FilterChoice<Value extends string> {
  value: Value;
  label: string;
  /** How many this choice gives. */
  count?: number;
  /** The page that shows the same without script, where there is one. */
  href?: string;
}

interface Props<Value extends string> {
  /** What is chosen here: "Category". */
  label: string;
  choices: FilterChoice<Value>[];
  selected: Value;
  onSelect: (value: Value) => void;
  /** A pointer or the focus comes near: the moment to fetch what a choice will need. */
  onIntent?: () => void;
}

/**
 * One choice out of a few, shown at once. For several at a time take FilterCheckboxes; for going to
 * another page take links. Without script the choices are links.
 */
export function FilterButtons<Value extends string>({
  label,
  choices,
  selected,
  onSelect,
  onIntent,
}: Props<Value>) {
  const links = choices.flatMap(({ value, href, ...choice }) =>
    href === undefined ? [] : [{ ...choice, href, isCurrent: value === selected }],
  );
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, these are toggle buttons */}
      <div
        role="group"
        aria-label={label}
        className={styles.group}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        {choices.map(({ value, label: name, count }) => (
          <button
            key={value}
            type="button"
            className={styles.pill}
            aria-pressed={value === selected}
            onClick={() => onSelect(value)}
          >
            {name}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </button>
        ))}
      </div>
      {links.length > 0 && (
        <noscript>
          <FilterLinks label={label} links={links} />
        </noscript>
      )}
    </>
  );
}
