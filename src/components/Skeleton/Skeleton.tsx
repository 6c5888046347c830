import type { VariantOf } from "../../theme/variants.ts";
import * as styles from "./Skeleton.css.ts";

interface Props {
  shape?: VariantOf<typeof styles.skeleton, "shape">;
}

/** Keeps the place of what is on its way. Screen readers hear of it from a status next to it. */
export function Skeleton({ shape = "line" }: Props) {
  return <span className={styles.skeleton({ shape })} aria-hidden="true" />;
}
