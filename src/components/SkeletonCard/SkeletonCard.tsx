import { Skeleton } from "../Skeleton/Skeleton.tsx";
import * as styles from "./SkeletonCard.css.ts";

/** Number of placeholder cards for a list that is loading. */
export const SKELETON_CARDS = 6;

/**
 * Placeholder for a card, as tall as one with a picture, a one-line title and a summary of two
 * lines.
 */
export function SkeletonCard() {
  return (
    <div className={styles.card}>
      <Skeleton shape="picture" />
      <div>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}
