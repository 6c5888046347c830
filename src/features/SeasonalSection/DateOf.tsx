import type { DateBlock } from "../../lists/seasonalHighlights.ts";
import type { VariantOf } from "../../theme/variants.ts";
import * as styles from "./DateOf.css.ts";

interface Props {
  date: DateBlock;
  /** On a picture, or beside a text. */
  place: VariantOf<typeof styles.date, "place">;
}

/** A day, or a month, as a small sheet of a calendar. */
export function DateOf({ date: { value, number, month }, place }: Props) {
  return (
    <time dateTime={value} className={styles.date({ place })}>
      {number && <span className={styles.number}>{number}</span>}{" "}
      <span className={styles.month}>{month}</span>
    </time>
  );
}
