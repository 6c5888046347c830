import type { ReactNode } from "react";
import * as styles from "./foundations.css.ts";

interface Props {
  label: string;
  head: string[];
  rows: { key: string; cells: ReactNode[] }[];
}

/** A table of tokens. The first cell of a row is its header. */
export function Table({ label, head, rows }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col" className={styles.cell}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...rest] }) => (
            <tr key={key}>
              <th scope="row" className={styles.cell}>
                {first}
              </th>
              {rest.map((content, index) => (
                <td key={index} className={styles.cell}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
