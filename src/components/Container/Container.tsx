import type { ReactNode } from "react";
import * as styles from "./Container.css.ts";

/** Limits its content to the page width, with margins at both sides. */
export function Container({ children }: { children: ReactNode }) {
  return <div className={styles.container}>{children}</div>;
}
