import type { ReactNode } from "react";
import * as styles from "./Grid.css.ts";

interface Props {
  /** Number of columns by minimum screen width: { 768: 6, 1280: 4 }. */
  span: Partial<Record<keyof typeof styles.span, keyof (typeof styles.span)[768]>>;
  /** What stands in these columns. */
  children: ReactNode;
}

export function GridItem({ span, children }: Props) {
  const { 768: medium = 12, 1280: wide } = span;
  const classes = [styles.item, styles.span[768][medium], wide && styles.span[1280][wide]];
  return <div className={classes.filter(Boolean).join(" ")}>{children}</div>;
}
