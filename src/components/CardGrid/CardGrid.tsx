import type { ReactNode } from "react";
import type { VariantOf } from "../../theme/variants.ts";
import { useReflow } from "../Reflow/useReflow.ts";
import * as styles from "./CardGrid.css.ts";

interface Props {
  /**
   * "list": all cards of a list. 1 per row, 2 from 480, 3 from 768, 4 from 1280 pixels.
   * "few": a short selection of two or three cards, never four per row.
   */
  layout?: VariantOf<typeof styles.grid, "layout">;
  /** The cards, each with a `key` that stays the same when the list is filtered. */
  children: ReactNode;
}

/** A grid of cards of the same type, read row by row. */
export function CardGrid({ layout = "list", children }: Props) {
  return (
    <div ref={useReflow<HTMLDivElement>()} className={styles.grid({ layout })}>
      {children}
    </div>
  );
}
