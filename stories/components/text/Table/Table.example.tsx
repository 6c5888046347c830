import { Table } from "@vidikovac/react";

export function Example() {
  return (
    <Table
      caption="Prices in 2027, per person"
      columns={[
        { name: "Trip" },
        { name: "Adults", isNumeric: true },
        { name: "Children", isNumeric: true },
      ]}
      rows={[
        ["Canoe dawn in the flooded forest", "€65", "€40"],
        ["By bicycle to the White Castles", "€289.50", "€190"],
      ]}
      note="Children under six travel free."
    />
  );
}
