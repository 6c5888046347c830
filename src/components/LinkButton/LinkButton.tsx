import type { VariantOf } from "../../theme/variants.ts";
import * as styles from "../Button/Button.css.ts";
import { Link, type LinkProps } from "../Link/Link.tsx";

interface Props extends Omit<LinkProps, "className"> {
  tone?: VariantOf<typeof styles.button, "tone">;
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
