import * as styles from "../Button/Button.css.ts";
import { Link, type LinkProps } from "../Link/Link.tsx";

interface Props extends Omit<LinkProps, "className"> {
  tone?: "main" | "quiet" | "text";
  size?: "small" | "medium" | "large";
}

/** A link that calls to action. */
export function LinkButton({ tone = "main", size = "medium", children, ...link }: Props) {
  return (
    <Link {...link} className={styles.button({ tone, size })}>
      {children}
    </Link>
  );
}
