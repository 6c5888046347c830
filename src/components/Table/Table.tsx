import { type ReactNode, useId } from "react";
import * as styles from "./Table.css.ts";

interface Column {
  /** "Adults" */
  name: string;
  /** Numbers and prices: at the end of the column, below each other by their digits. */
  isNumeric?: boolean;
}

interface Props {
  /** What the table shows, above it: "Prices in 2027, per person" */
  caption: string;
  /** From the first column on, which names the rows: [{ name: "Trip" }, { name: "Price", isNumeric: true }] */
  columns: readonly Column[];
  /** A cell for every column, the name of the row first: [["Canoe dawn", "€65"]] */
  rows: readonly (readonly ReactNode[])[];
  /** Below the table, in small type: "Children under six travel free." */
  note?: string;
}

/** Values in rows and columns, to compare. On a narrow screen it scrolls sideways on its own. */
export function Table({ caption, columns, rows, note }: Props) {
  const captionId = useId();
  const isNumeric = (index: number): boolean => columns[index]?.isNumeric ?? false;
  return (
    <div>
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: scrolled by the arrow keys */}
      {/* biome-ignore lint/a11y/useSemanticElements: a section would want a heading */}
      <div role="region" className={styles.region} aria-labelledby={captionId} tabIndex={0}>
        <table className={styles.table}>
          <caption className={styles.caption}>
            <span id={captionId} className={styles.captionWords}>
              {caption}
            </span>
          </caption>
          <thead>
            <tr>
              {columns.map(({ name }, index) => (
                <th
                  key={name}
                  scope="col"
                  className={`${styles.cell({ isNumeric: isNumeric(index) })} ${styles.head}`}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells], row) => (
              <tr key={row}>
                <th
                  scope="row"
                  className={`${styles.cell({ isNumeric: isNumeric(0) })} ${styles.rowHead}`}
                >
                  {name}
                </th>
                {cells.map((cell, index) => (
                  <td key={index} className={styles.cell({ isNumeric: isNumeric(index + 1) })}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: scrolled by the arrow keys */}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
