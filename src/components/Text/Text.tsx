import type { ReactNode } from "react";
import type { VariantOf } from "../../theme/variants.ts";
import * as styles from "./Text.css.ts";

interface Props {
  as?: "p" | "span" | "div";
  size?: VariantOf<typeof styles.text, "size">;
  /** "plain" inherits the colour of its parent. */
  tone?: VariantOf<typeof styles.text, "tone">;
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
