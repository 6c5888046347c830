import type { ReactNode } from "react";
import * as styles from "./Message.css.ts";

export function Message({ children }: { children: ReactNode }) {
  return <div className={styles.message}>{children}</div>;
}
