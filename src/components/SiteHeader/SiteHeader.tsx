import { type ReactNode, useId, useRef } from "react";
import { roundOpener } from "../../theme/styles/roundOpener.css.ts";
import { Container } from "../Container/Container.tsx";
import { useDisclosure } from "../Disclosure/useDisclosure.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { Mark } from "./Mark.tsx";
import * as styles from "./SiteHeader.css.ts";

export interface NavigationItem {
  /** One to three words: "Plan your journey" */
  name: string;
  /** "/en/plan/" */
  href: string;
  /** The page, or the part of the site that it belongs to: underlined. */
  isCurrent: boolean;
  /**
   * Shown in the folded navigation only. In the full navigation there is no room; the footer has it
   * too.
   */
  isAside?: boolean;
}

interface Props {
  /** Name of the site, beside the logo: "Podunavlje" */
  siteName: string;
  /** Home page in the language of the page: "/en/" */
  homeHref: string;
  /** Accessible name of the navigation. */
  label: string;
  /** Accessible name of the menu button on a small screen. */
  menuLabel: string;
  /** Main pages in the order of the navigation, lesser ones (`isAside`) at the end. */
  items: NavigationItem[];
  /** At the end of the bar: search and language menu. */
  tools: ReactNode;
}

/**
 * Header of every page: logo, navigation, search and languages. On a small screen the navigation is
 * a native disclosure, so it opens before script loads and without it.
 */
export function SiteHeader({ siteName, homeHref, label, menuLabel, items, tools }: Props) {
  const id = useId();
  const folding = useRef<HTMLDivElement>(null);
  const { details, closing } = useDisclosure({ container: folding });
  return (
    <header className={styles.header}>
      <Container>
        <div className={styles.bar}>
          <Link href={homeHref} className={styles.brand}>
            <Mark />
            <span className={styles.name}>{siteName}</span>
          </Link>
          <div {...closing} ref={folding} className={styles.folding}>
            <details {...details} className={styles.menu}>
              <summary className={roundOpener} aria-controls={id}>
                <Icon name="menu" size="medium" />
                <Icon name="close" size="medium" />
                <VisuallyHidden>{menuLabel}</VisuallyHidden>
              </summary>
            </details>
            <nav id={id} aria-label={label} className={styles.navigation}>
              <ul className={styles.items}>
                {items.map(({ name, href, isCurrent, isAside }) => (
                  <li key={href} className={isAside ? styles.aside : undefined}>
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
          </div>
          <div className={styles.tools}>{tools}</div>
        </div>
      </Container>
      <span className={styles.end} hidden />
    </header>
  );
}
