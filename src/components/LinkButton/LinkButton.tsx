import type { VariantOf } from "../../theme/variants.ts";
import * as styles from "../Button/Button.css.ts";
import { Link, type LinkProps } from "../Link/Link.tsx";

interface Props extends Omit<LinkProps, "className"> {
  /** "main" for the most important link in sight, "quiet" for a lesser one beside it. */
  tone?: VariantOf<typeof styles.button, "tone">;
  /** "small" in a row of controls. */
  size?: VariantOf<typeof styles.button, "size">;
}

/** A link that looks like a button: a call to action. */
export function LinkButton({ tone = "main", size = "medium", children, ...link }: Props) {
  return (
    <Link {...link} className={styles.button({ tone, size })}>
      {children}
    </Link>
  );
}
