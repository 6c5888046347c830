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
  /** Beside a card that would be alone in the last row of a list: a panel with one thing to do. */
  beside?: ReactNode;
  /** The cards, each with a `key` that stays the same when the list is filtered. */
  children: ReactNode;
}

/** A grid of cards of the same type, read row by row. */
export function CardGrid({ layout = "list", beside, children }: Props) {
  return (
    <div ref={useReflow<HTMLDivElement>()} className={styles.grid({ layout })}>
      {children}
      {beside && <div className={styles.beside}>{beside}</div>}
    </div>
  );
}
