import type { FocusEvent } from "react";
import { row } from "../FilterButtons/FilterButtons.css.ts";
import type { FilterChoice } from "../FilterButtons/FilterButtons.tsx";
import { FilterLinks } from "../FilterLinks/FilterLinks.tsx";
import { Select } from "../Select/Select.tsx";
import * as styles from "./FilterCheckboxes.css.ts";

export interface CheckboxGroup {
  /** What is chosen here: "Kind of program". */
  label: string;
  choices: FilterChoice<string>[];
  selected: readonly string[];
  onTick: (value: string, isTicked: boolean) => void;
  /** One of them at a time, in a menu that begins with this for none: "All months". */
  none?: string;
}

interface Props {
  groups: CheckboxGroup[];
  /** The page without any choice, for whoever has no script: "All". */
  all?: { label: string; href: string; count: number };
  /** A pointer or the focus comes near: the moment to fetch what a choice will need. */
  onIntent?: () => void;
}

/** The first group has what takes every choice back. */
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

/** In a row that moves, the name of what has the focus comes along with its box. */
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
 * Any number of choices, above a list. None ticked means no restriction; of a group that says `none`, one at
 * most. For exactly one choice take FilterButtons. Without script the choices are links, one at a time.
 */
export function FilterCheckboxes({ groups, all, onIntent }: Props) {
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches who comes near */}
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
