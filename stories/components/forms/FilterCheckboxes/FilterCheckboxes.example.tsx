import { FilterCheckboxes } from "@vidikovac/react";
import { useState } from "react";

const TYPES = [
  { value: "active", label: "Active", count: 6, href: "/en/program/type/active/" },
  { value: "culture", label: "Culture", count: 5, href: "/en/program/type/culture/" },
  { value: "nature", label: "Nature", count: 4, href: "/en/program/type/nature/" },
];

const MONTHS = [
  { value: "5", label: "May", count: 9 },
  { value: "6", label: "June", count: 11 },
  { value: "9", label: "September", count: 12 },
];

export function Example() {
  const [types, setTypes] = useState<string[]>([]);
  const [month, setMonth] = useState("");
  return (
    <FilterCheckboxes
      groups={[
        {
          label: "Type of trip",
          choices: TYPES,
          selected: types,
          onTick: (value, isTicked) =>
            setTypes(isTicked ? [...types, value] : types.filter((type) => type !== value)),
        },
        {
          label: "Month",
          choices: MONTHS,
          selected: month === "" ? [] : [month],
          onTick: (value, isTicked) => setMonth(isTicked ? value : ""),
          none: "All months",
        },
      ]}
      all={{ label: "All", href: "/en/program/", count: 17 }}
    />
  );
}
