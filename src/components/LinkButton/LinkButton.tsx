import type { ReactNode } from "react";
import * as styles from "../Button/Button.css.ts";
import { Link } from "../Link/Link.tsx";

interface Props {
  href: string;
  tone?: "main" | "quiet" | "text";
  size?: "small" | "medium" | "large";
  hrefLang?: string;
  children: ReactNode;
}

/** A link that calls to action. */
export function LinkButton({ tone = "main", size = "medium", children, ...link }: Props) {
  return (
    <Link {...link} className={styles.button({ tone, size })}>
      {children}
    </Link>
  );
}
