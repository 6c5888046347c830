import type { ReactNode } from "react";
import * as styles from "./Grid.css.ts";

/** The twelve columns of the page; on a narrow screen one below the other. */
export function Grid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
