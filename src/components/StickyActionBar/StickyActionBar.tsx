import type { ReactNode } from "react";
import * as styles from "./StickyActionBar.css.ts";

interface Props {
  /** A few words before the action, such as a price: "from 49 € per person". May be empty. */
  text: string;
  /** One action: a small LinkButton or Button. */
  children: ReactNode;
}

/**
 * On a narrow screen: a text and an action at the lower edge, while the element around it is
 * visible. The last child of a region in a Container.
 */
export function StickyActionBar({ text, children }: Props) {
  return (
    <div className={styles.bar}>
      <span className={styles.text}>{text}</span>
      {children}
    </div>
  );
}
