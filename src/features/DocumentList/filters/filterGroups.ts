import type { CheckboxGroup } from "../../../components/FilterCheckboxes/FilterCheckboxes.tsx";
import type { FilterLabels } from "../../../documents/kinds/kind.ts";
import type { Card } from "../../../lists/cards.ts";
import type { Listing } from "../useListing.ts";
import { type FilterOptions, filterChoices } from "./filterChoices.ts";

/** The filters of a list in groups. Filters with the same label share a group. */
export function filterGroups(
  filters: readonly FilterLabels[],
  { params: address, counts, offered }: Pick<Listing<Card>, "params" | "counts" | "offered">,
  options: Omit<FilterOptions, "counts">,
): CheckboxGroup[] {
  const { t } = options;
  const groups = new Map<string, CheckboxGroup>();
  for (const filter of filters) {
    const { name, values, isSingle, hidesEmptyValues } = filter;
    const label = filter.label(t);
    const chosen = address.chosen[name] ?? [];
    const choices = filterChoices(filter, { ...options, counts });
    const before = groups.get(label);
    groups.set(label, {
      label,
      choices: [
        ...(before?.choices ?? []),
        ...choices.filter(
          ({ value }) => !hidesEmptyValues || offered[value] || chosen.includes(value),
        ),
      ],
      selected: [...(before?.selected ?? []), ...chosen],
      onTick: (value, isTicked) => {
        if (!values.includes(value)) before?.onTick(value, isTicked);
        else if (isSingle) address.choose(name, isTicked ? [value] : []);
        else
          address.choose(
            name,
            values.filter((one) => (one === value ? isTicked : chosen.includes(one))),
          );
      },
      none: isSingle ? t("months.any") : undefined,
    });
  }
  return [...groups.values()].filter(({ choices }) => choices.length > 0);
}
