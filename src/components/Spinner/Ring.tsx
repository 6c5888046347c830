import * as styles from "./Spinner.css.ts";

/** The spinning ring alone, for use beside text that says what is loading. */
export function Ring() {
  return (
    <svg viewBox="0 0 24 24" className={styles.ring} aria-hidden="true">
      <circle className={styles.track} cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
