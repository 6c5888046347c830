import type { ReactNode } from "react";
import type { VariantOf } from "../../theme/variants.ts";
import * as styles from "./Heading.css.ts";

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
type Size = VariantOf<typeof styles.heading, "size">;

const TAGS = { 1: "h1", 2: "h2", 3: "h3", 4: "h4", 5: "h5", 6: "h6" } as const;

const SIZES: Record<HeadingLevel, Size> = {
  1: "display",
  2: "heading",
  3: "title",
  4: "lead",
  5: "body",
  6: "body",
};

interface Props {
  /** Level in the outline of the page, independent of its size. */
  level: HeadingLevel;
  /** Visual size. Follows from the level by default. */
  size?: Size;
  /** "quiet" for a heading that stands back, such as a number of results. */
  tone?: VariantOf<typeof styles.heading, "tone">;
  /** For a link to the heading, or an element that is named by it: "getting-here" */
  id?: string;
  /** "Guided trips" */
  children: ReactNode;
}

export function Heading({ level, size = SIZES[level], tone = "plain", id, children }: Props) {
  const Tag = TAGS[level];
  return (
    <Tag id={id} className={styles.heading({ size, tone })}>
      {children}
    </Tag>
  );
}
