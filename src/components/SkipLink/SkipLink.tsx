import * as styles from "./SkipLink.css.ts";

export const MAIN_ID = "main";

export function SkipLink({ children }: { children: string }) {
  return (
    <a className={styles.link} href={`#${MAIN_ID}`}>
      {children}
    </a>
  );
}
