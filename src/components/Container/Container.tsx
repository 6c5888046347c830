import type { ReactNode } from "react";
import * as styles from "./Container.css.ts";

/** Keeps its contents within the width of the page. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}
