import type { ReactNode } from "react";
import * as styles from "./VisuallyHidden.css.ts";

interface Props {
  /** The text, without anything that can get the focus: "in Ilok" */
  children: ReactNode;
  /** "status": text that is added later is announced. */
  role?: "status";
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, role }: Props) {
  return (
    <span className={styles.hidden} role={role}>
      {children}
    </span>
  );
}
