import type { ReactNode } from "react";
import * as styles from "./Stack.css.ts";

interface Props {
  /** "ul" and "ol" take list items. */
  as?: "div" | "ul" | "ol";
  /** In steps of the space scale. */
  gap?: keyof typeof styles.stack;
  children: ReactNode;
}

/** What follows each other down the page, at one distance. */
export function Stack({ as: Tag = "div", gap = 4, children }: Props) {
  return <Tag className={styles.stack[gap]}>{children}</Tag>;
}
