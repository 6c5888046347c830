import { FilterCheckboxes, FilterTray, Select } from "@vidikovac/react";
import { useState } from "react";

const TRIPS = [
  { name: "Canoe dawn", type: "active" },
  { name: "Three cellars by bicycle", type: "active" },
  { name: "An evening with tamburitza", type: "culture" },
];

export function Example() {
  const [types, setTypes] = useState<string[]>([]);
  const [order, setOrder] = useState("");
  const shown = TRIPS.filter(({ type }) => types.length === 0 || types.includes(type));
  return (
    <FilterTray
      words={{
        title: "Filter",
        chosen: `Filter (${types.length || 1})`,
        show: shown.length === 1 ? "Show 1 trip" : `Show ${shown.length} trips`,
        reset: "Reset all",
        close: "Close",
      }}
      isChosen={types.length > 0}
      onReset={() => {
        setTypes([]);
        setOrder("");
      }}
      status={`${shown.length} results`}
      order={
        <Select
          label="Order"
          labelIs="above"
          name="order"
          options={[
            { value: "", label: "Newest" },
            { value: "price", label: "Price" },
          ]}
          selected={order}
          onSelect={setOrder}
        />
      }
    >
      <FilterCheckboxes
        groups={[
          {
            label: "Type of trip",
            choices: [
              { value: "active", label: "Active", count: 2 },
              { value: "culture", label: "Culture", count: 1 },
            ],
            selected: types,
            onTick: (value, isTicked) =>
              setTypes(isTicked ? [...types, value] : types.filter((type) => type !== value)),
          },
        ]}
      />
    </FilterTray>
  );
}
