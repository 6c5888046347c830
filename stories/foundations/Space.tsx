import { BASE_UNIT } from "../../design-tokens/primitives/space.ts";
import { space } from "../../src/theme/units.ts";
import * as styles from "./foundations.css.ts";
import { Table } from "./Table.tsx";

/** Examples of distances in use; any other number of units works as well. */
const UNITS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24];

export function Distances() {
  return (
    <div className={styles.block}>
      <Table
        label="Distances"
        head={["Call", "Pixels", "In CSS", "Example"]}
        rows={UNITS.map((units) => ({
          key: String(units),
          cells: [
            `space(${units})`,
            units * BASE_UNIT,
            space(units),
            <div key="bar" className={styles.bar} style={{ inlineSize: space(units) }} />,
          ],
        }))}
      />
    </div>
  );
}
