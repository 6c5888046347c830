import type { ReactNode } from "react";
import type { VariantOf } from "../../theme/variants.ts";
import * as styles from "./Text.css.ts";

interface Props {
  /** Element: "span" inside a paragraph or a link, "div" around other blocks. */
  as?: "p" | "span" | "div";
  /** "lead" below a title, "small" for a remark; each has its own longest line. */
  size?: VariantOf<typeof styles.text, "size">;
  /** "plain" inherits the colour of its parent. */
  tone?: VariantOf<typeof styles.text, "tone">;
  /** For a short line that stands out, such as a line of facts. */
  isBold?: boolean;
  /** "Towns, riverbanks and hills on both sides of the river." */
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
