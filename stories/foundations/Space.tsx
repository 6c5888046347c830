import { FLUID_SPACE, SPACE } from "../../design-tokens/primitives/space.ts";
import { space } from "../../src/theme/contract.css.ts";
import * as styles from "./foundations.css.ts";
import { Table } from "./Table.tsx";

const isStep = (name: string): name is `${keyof typeof space}` => name in space;

/** A distance, drawn as long as it is on this screen. */
function row(call: string, name: string, pixels: string) {
  const length = isStep(name) ? space[name] : undefined;
  return {
    key: call,
    cells: [call, pixels, <div key="bar" className={styles.bar} style={{ inlineSize: length }} />],
  };
}

export function Distances() {
  return (
    <div className={styles.block}>
      <Table
        label="Distances"
        head={["Call", "Pixels", "Example"]}
        rows={Object.entries(SPACE).map(([name, pixels]) =>
          row(`space[${name}]`, name, String(pixels)),
        )}
      />
      <Table
        label="Distances that grow with the screen"
        head={["Call", "Pixels at 320 and from 1600", "Example"]}
        rows={Object.entries(FLUID_SPACE).map(([name, [smallest, largest]]) =>
          row(`space.${name}`, name, `${smallest} to ${largest}`),
        )}
      />
    </div>
  );
}
