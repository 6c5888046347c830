import { FilterLinks } from "../FilterLinks/FilterLinks.tsx";
import * as styles from "./FilterButtons.css.ts";

export interface FilterChoice<Value extends string> {
  /** The value behind the label: "nature". */
  value: Value;
  /** "Nature" */
  label: string;
  /** Number of results. */
  count?: number;
  /** The page with the same filter, for visitors without script. */
  href?: string;
}

interface Props<Value extends string> {
  /** Name of the filter: "Category". */
  label: string;
  /** In the order shown: [{ value: "nature", label: "Nature", count: 12 }]. */
  choices: FilterChoice<Value>[];
  /** The chosen value: "nature". */
  selected: Value;
  /** Called with the pressed value, also if it is chosen already. */
  onSelect: (value: Value) => void;
  /** On hover or focus: the moment to prefetch what a choice needs. */
  onIntent?: () => void;
}

/**
 * Filter with exactly one value, all values visible. For several values use FilterCheckboxes; for
 * navigation use links. Without script the choices are links.
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
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these are toggle buttons */}
      <div
        role="group"
        aria-label={label}
        className={styles.group}
        onPointerEnter={onIntent}
        onFocus={({ target }) => {
          // The row scrolls sideways on a narrow screen.
          target.scrollIntoView({ block: "nearest", inline: "nearest" });
          onIntent?.();
        }}
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
