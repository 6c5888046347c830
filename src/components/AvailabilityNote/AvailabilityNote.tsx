import * as styles from "./AvailabilityNote.css.ts";

interface Props {
  /** Little is left: the words are bold. */
  isScarce?: boolean;
  /** How many places there are: "12 places", "only 2 places left", "full" */
  children: string;
}

/** How much of something is left, in a line beside its date or name. */
export function AvailabilityNote({ isScarce = false, children }: Props) {
  return <span className={styles.note({ isScarce })}>{children}</span>;
}
