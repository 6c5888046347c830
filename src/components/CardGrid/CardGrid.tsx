import type { ReactNode } from "react";
import type { VariantOf } from "../../theme/variants.ts";
import { useReflow } from "../Reflow/useReflow.ts";
import * as styles from "./CardGrid.css.ts";

interface Props {
  /**
   * "list": as many as there are: 1, 2 from 480, 3 from 768, 4 from 1280 pixels.
   * "few": two or three that stand for more; never four in a row.
   */
  layout?: VariantOf<typeof styles.grid, "layout">;
  children: ReactNode;
}

/** Cards of one kind in rows, read along the line. */
export function CardGrid({ layout = "list", children }: Props) {
  return (
    <div ref={useReflow<HTMLDivElement>()} className={styles.grid({ layout })}>
      {children}
    </div>
  );
}
