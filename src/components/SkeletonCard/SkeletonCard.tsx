import { Skeleton } from "../Skeleton/Skeleton.tsx";
import * as styles from "./SkeletonCard.css.ts";

/** So many cards stand in for a list that is on its way. */
export const SKELETON_CARDS = 6;

/** As tall as a card with a picture, a title of one line and a summary of two. */
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
