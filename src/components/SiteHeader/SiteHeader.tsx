import type { ReactNode } from "react";
import { Container } from "../Container/Container.tsx";
import { Link } from "../Link/Link.tsx";
import { Mark } from "./Mark.tsx";
import * as styles from "./SiteHeader.css.ts";

export interface NavigationItem {
  name: string;
  href: string;
  isCurrent: boolean;
}

interface Props {
  siteName: string;
  homeHref: string;
  label: string;
  items: NavigationItem[];
  languages: ReactNode;
}

export function SiteHeader({ siteName, homeHref, label, items, languages }: Props) {
  return (
    <header>
      <Container>
        <div className={styles.bar}>
          <Link href={homeHref} className={styles.brand}>
            <Mark />
            {siteName}
          </Link>
          <nav aria-label={label} className={styles.navigation}>
            <ul className={styles.items}>
              {items.map(({ name, href, isCurrent }) => (
                <li key={href}>
                  <Link
                    href={href}
                    className={styles.item}
                    aria-current={isCurrent ? "page" : undefined}
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {languages}
        </div>
      </Container>
    </header>
  );
}
