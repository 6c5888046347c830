import type { ReactNode } from "react";
import * as styles from "./Stack.css.ts";

/** What follows each other down the page, at one distance. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
