import type { ReactNode } from "react";
import { useReflow } from "../Reflow/useReflow.ts";
import * as styles from "./CardGrid.css.ts";

interface Props {
  /**
   * "even": cards that are read, as many in a row as have room, three at most.
   * "dense": cards that are looked over, without summaries: 2, 3 from 768, 4 from 1280 pixels.
   */
  layout?: "even" | "dense";
  children: ReactNode;
}

/** Cards of one kind in rows, read along the line. */
export function CardGrid({ layout = "even", children }: Props) {
  return (
    <div ref={useReflow<HTMLDivElement>()} className={styles.grid({ layout })}>
      {children}
    </div>
  );
}
