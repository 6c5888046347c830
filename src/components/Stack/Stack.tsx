import type { ReactNode } from "react";
import * as styles from "./Stack.css.ts";

/** A column with equal gaps between its children. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
