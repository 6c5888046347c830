import type { VariantOf } from "../../theme/variants.ts";
import * as styles from "./Skeleton.css.ts";

interface Props {
  shape?: VariantOf<typeof styles.skeleton, "shape">;
}

/**
 * Placeholder for content that is loading. Hidden from screen readers, so add a status message
 * beside it.
 */
export function Skeleton({ shape = "line" }: Props) {
  return <span className={styles.skeleton({ shape })} aria-hidden="true" />;
}
