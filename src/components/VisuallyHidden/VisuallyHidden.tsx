import type { ReactNode } from "react";
import * as styles from "./VisuallyHidden.css.ts";

interface Props {
  children: ReactNode;
  /** "status": what is put into it later is read out. */
  role?: "status";
}

/** Words for those who listen; nobody sees them. */
export function VisuallyHidden({ children, role }: Props) {
  return (
    <span className={styles.hidden} role={role}>
      {children}
    </span>
  );
}
