import type { ReactNode } from "react";
import { useReflow } from "../Reflow/useReflow.ts";
import * as styles from "./StaggeredGrid.css.ts";

/** Two staggered columns, read row by row. */
export function StaggeredGrid({ children }: { children: ReactNode }) {
  return (
    <div ref={useReflow<HTMLDivElement>()} className={styles.grid}>
      {children}
    </div>
  );
}
