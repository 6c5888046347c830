import * as styles from "./SkipLink.css.ts";

/** `id` of the page's `<main>`, which the link leads to. */
export const MAIN_ID = "main";

interface Props {
  /** "Skip to content" */
  children: string;
}

export function SkipLink({ children }: Props) {
  return (
    <a className={styles.link} href={`#${MAIN_ID}`}>
      {children}
    </a>
  );
}
