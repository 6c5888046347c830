import type { CheckboxGroup } from "../../components/FilterCheckboxes/FilterCheckboxes.tsx";
import type { CardOf } from "../../content/cards.ts";
import { LIST } from "../../content/kinds/program.ts";
import { type FilterOptions, filterChoices } from "../DocumentList/filterChoices.ts";
import type { Listing } from "../DocumentList/useListing.ts";

/** The choices of the list of programs, in groups: facets of one label stand in one. */
export function groupsOf(
  { address, counts, offered }: Listing<CardOf<"program">>,
  options: Omit<FilterOptions, "counts">,
): CheckboxGroup[] {
  const { t } = options;
  const groups = new Map<string, CheckboxGroup>();
  for (const facet of LIST.facets) {
    const { name, values, isSingle, isAsOffered } = facet;
    const label = facet.label(t);
    const chosen = address.chosen[name] ?? [];
    const choices = filterChoices(facet, { ...options, counts });
    const before = groups.get(label);
    groups.set(label, {
      label,
      choices: [
        ...(before?.choices ?? []),
        ...choices.filter(({ value }) => !isAsOffered || offered[value] || chosen.includes(value)),
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
      none: isSingle ? t("programs.any-month") : undefined,
    });
  }
  return [...groups.values()].filter(({ choices }) => choices.length > 0);
}
