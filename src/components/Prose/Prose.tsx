import type { ReactNode } from "react";
import * as styles from "./Prose.css.ts";

interface Props {
  /** Heading, `<p>`, `<ul>` and `<ol>` as direct children: only those get the distances of text. */
  children: ReactNode;
}

/** Headings and paragraphs in a column that is comfortable to read. */
export function Prose({ children }: Props) {
  return <div className={styles.prose}>{children}</div>;
}
