import type { VariantOf } from "../../theme/variants.ts";
import * as styles from "./Skeleton.css.ts";

interface Props {
  /** What it stands for: a "line" of text, a "title", or a "picture" of 3 by 2. */
  shape?: VariantOf<typeof styles.skeleton, "shape">;
}

/**
 * Placeholder for content that is loading. Hidden from screen readers, so add a status message
 * beside it.
 */
export function Skeleton({ shape = "line" }: Props) {
  return <span className={styles.skeleton({ shape })} aria-hidden="true" />;
}
