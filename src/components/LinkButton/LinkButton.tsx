import type { ReactNode } from "react";
import { Link } from "../Link/Link.tsx";
import * as styles from "./LinkButton.css.ts";

interface Props {
  href: string;
  tone?: "main" | "quiet";
  children: ReactNode;
}

/** A link that calls to action. */
export function LinkButton({ href, tone = "main", children }: Props) {
  return (
    <Link href={href} className={styles.button({ tone })}>
      {children}
    </Link>
  );
}
