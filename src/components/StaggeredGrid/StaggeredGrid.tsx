import type { ReactNode } from "react";
import { useReflow } from "../Reflow/useReflow.ts";
import * as styles from "./StaggeredGrid.css.ts";

/** Two columns, the second one lower; read along the line, one after the other. */
export function StaggeredGrid({ children }: { children: ReactNode }) {
  return (
    <div ref={useReflow<HTMLDivElement>()} className={styles.grid}>
      {children}
    </div>
  );
}
