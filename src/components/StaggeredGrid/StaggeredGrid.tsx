import type { ReactNode } from "react";
import * as styles from "./StaggeredGrid.css.ts";

/** Two columns, the second one lower; read along the line, one after the other. */
export function StaggeredGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
