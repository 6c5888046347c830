import type { ReactNode } from "react";
import * as styles from "./Grid.css.ts";

/** The twelve-column page grid. On a narrow screen its items are below each other. */
export function Grid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
