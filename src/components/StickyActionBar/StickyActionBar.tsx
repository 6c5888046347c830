import type { ReactNode } from "react";
import * as styles from "./StickyActionBar.css.ts";

/** Marks the bar, so that what lies at the lower edge of the screen can stay clear of it. */
export const ACTION_BAR = "data-action-bar";

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
    <div className={styles.bar} {...{ [ACTION_BAR]: "" }}>
      <span className={styles.text}>{text}</span>
      {children}
    </div>
  );
}
