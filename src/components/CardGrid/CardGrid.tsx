import type { ReactNode } from "react";
import * as styles from "./CardGrid.css.ts";

interface Props {
  /** "staggered": two columns, the second one lower. */
  layout: "even" | "staggered";
  children: ReactNode;
}

export function CardGrid({ layout, children }: Props) {
  return <div className={styles.grid({ layout })}>{children}</div>;
}
