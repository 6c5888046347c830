import type { ReactNode } from "react";
import * as styles from "./Prose.css.ts";

/** Headings and paragraphs in a column that is comfortable to read. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
