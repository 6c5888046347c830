import type { ReactNode } from "react";
import type { VariantOf } from "../../theme/variants.ts";
import * as styles from "./Container.css.ts";

interface Props {
  /** "text": as wide as a column that is pleasant to read. */
  width?: VariantOf<typeof styles.container, "width">;
  children: ReactNode;
}

/** Keeps its contents within the width of the page. */
export function Container({ width = "page", children }: Props) {
  return <div className={styles.container({ width })}>{children}</div>;
}
