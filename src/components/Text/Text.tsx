import type { ReactNode } from "react";
import * as styles from "./Text.css.ts";

interface Props {
  as?: "p" | "span" | "div";
  size?: "small" | "body" | "lead";
  /** "plain" is as dark or light as what stands around it. */
  tone?: "plain" | "quiet" | "accent";
  isBold?: boolean;
  children: ReactNode;
}

export function Text({
  as: Tag = "p",
  size = "body",
  tone = "plain",
  isBold = false,
  children,
}: Props) {
  return <Tag className={styles.text({ size, tone, isBold })}>{children}</Tag>;
}
