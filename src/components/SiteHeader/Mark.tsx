import * as styles from "./SiteHeader.css.ts";

/** Logo of the site: an evening sun above two waves. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 1 34 34" aria-hidden="true">
      <circle className={styles.sun} cx="17" cy="17" r="16" />
      <path className={styles.river} d="M1 19c6-5 11 3 16 0s10-5 16 0a16 16 0 0 1-32 0Z" />
      <path className={styles.wave} d="M3 25c6-4 9 2 14 0s9-4 14 0a16 16 0 0 1-28 0Z" />
    </svg>
  );
}
