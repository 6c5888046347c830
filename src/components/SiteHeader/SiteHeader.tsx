import { type ReactNode, useId, useRef } from "react";
import { roundOpener } from "../../theme/roundOpener.css.ts";
import { Container } from "../Container/Container.tsx";
import { useDisclosure } from "../Disclosure/useDisclosure.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { Mark } from "./Mark.tsx";
import * as styles from "./SiteHeader.css.ts";

export interface NavigationItem {
  name: string;
  href: string;
  isCurrent: boolean;
  /** In the folded navigation only: where all names stand on the line, it is found at the foot of the page. */
  isAside?: boolean;
}

interface Props {
  siteName: string;
  homeHref: string;
  /** The name of the navigation for screen readers. */
  label: string;
  /** On the button that opens the navigation on a small screen. */
  menuLabel: string;
  items: NavigationItem[];
  /** The language menu, and what else stands at the end of the bar. */
  tools: ReactNode;
  /** "onPicture": light words over the dark sky of a hero. */
  tone?: "page" | "onPicture";
}

/**
 * The head of every page: the mark, the way around and the languages. On a small screen the
 * navigation is a native disclosure, which opens before script has come and without it.
 */
export function SiteHeader({
  siteName,
  homeHref,
  label,
  menuLabel,
  items,
  tools,
  tone = "page",
}: Props) {
  const id = useId();
  const folding = useRef<HTMLDivElement>(null);
  const { details, closing } = useDisclosure({ container: folding });
  return (
    <header className={styles.header({ tone })}>
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
