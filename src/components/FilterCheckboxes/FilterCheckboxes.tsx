import type { FocusEvent } from "react";
import { row } from "../FilterButtons/FilterButtons.css.ts";
import type { FilterChoice } from "../FilterButtons/FilterButtons.tsx";
import { FilterLinks } from "../FilterLinks/FilterLinks.tsx";
import { Select } from "../Select/Select.tsx";
import * as styles from "./FilterCheckboxes.css.ts";

export interface CheckboxGroup {
  /** Name of the filter: "Type of program". */
  label: string;
  /** In the order shown: [{ value: "Active", label: "Active", count: 6 }]. */
  choices: FilterChoice<string>[];
  /** The ticked values: ["Active", "Nature"]. */
  selected: readonly string[];
  /** Called with the value and whether it is ticked now. */
  onTick: (value: string, isTicked: boolean) => void;
  /**
   * Turns the group into a menu with at most one value. This is the label of its empty option: "All
   * months".
   */
  none?: string;
}

interface Props {
  /** One or more filters, each with its label, choices and ticked values. */
  groups: CheckboxGroup[];
  /** The page without any filter, for visitors without script: "All". */
  all?: { label: string; href: string; count: number };
  /** On hover or focus: the moment to prefetch what a choice needs. */
  onIntent?: () => void;
}

/** The first group also has the link that resets all filters. */
function linksOf(groups: CheckboxGroup[], all: Props["all"]) {
  const isChosen = groups.some(({ selected }) => selected.length > 0);
  return groups.map(({ label, choices, selected }, index) => {
    const links = choices.flatMap(({ value, href, ...choice }) =>
      href === undefined ? [] : [{ ...choice, href, isCurrent: selected.includes(value) }],
    );
    const first = all && index === 0 ? [{ ...all, isCurrent: !isChosen }] : [];
    return { label, links: [...first, ...links] };
  });
}

/** In a scrolling row, keeps the label of the focused checkbox in view. */
const showName = ({ currentTarget }: FocusEvent<HTMLInputElement>): void =>
  currentTarget.parentElement?.scrollIntoView({ block: "nearest", inline: "nearest" });

function Menu({ label, choices, selected: [chosen = ""], onTick, none = "" }: CheckboxGroup) {
  return (
    <Select
      label={label}
      labelIs="above"
      name={label}
      options={[{ value: "", label: none }, ...choices]}
      selected={chosen}
      onSelect={(value) => (value === "" ? onTick(chosen, false) : onTick(value, true))}
    />
  );
}

function Boxes({ label, choices, selected, onTick }: CheckboxGroup) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={row}>
        {choices.map(({ value, label: name, count }) => (
          <label key={value} className={styles.choice}>
            <input
              type="checkbox"
              className={styles.box}
              name={value}
              checked={selected.includes(value)}
              onChange={({ target }) => onTick(value, target.checked)}
              onFocus={showName}
            />
            <span className={styles.name}>{name}</span>
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * Filters of a list, several values per group. A group with nothing checked does not filter. A
 * group with `none` is a menu with at most one value. For exactly one value use FilterButtons.
 * Without script the choices are links, one at a time.
 */
export function FilterCheckboxes({ groups, all, onIntent }: Props) {
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only observes hover and focus */}
      <div className={styles.filter} onPointerEnter={onIntent} onFocus={onIntent}>
        <div className={styles.groups}>
          {groups.map((group) =>
            group.none === undefined ? (
              <Boxes key={group.label} {...group} />
            ) : (
              <Menu key={group.label} {...group} />
            ),
          )}
        </div>
      </div>
      <noscript>
        <div className={styles.links}>
          {linksOf(groups, all)
            .filter(({ links }) => links.length > 0)
            .map((group) => (
              <FilterLinks key={group.label} {...group} />
            ))}
        </div>
      </noscript>
    </>
  );
}
