import { type ReactNode, useCallback, useId, useRef, useState } from "react";
import { Container } from "../Container/Container.tsx";
import { useClosing } from "../Disclosure/useClosing.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
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
 * navigation is a disclosure; without script it simply stands open.
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
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const bar = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setIsOpen(false), []);
  const opener = useCallback(() => button.current, []);
  const closing = useClosing(bar, isOpen, close, opener);
  return (
    <header {...closing} ref={bar} className={styles.header({ tone })}>
      <Container>
        <div className={styles.bar}>
          <Link href={homeHref} className={styles.brand}>
            <Mark />
            {siteName}
          </Link>
          <button
            ref={button}
            type="button"
            className={styles.opener}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name={isOpen ? "close" : "menu"} size="medium" />
            <VisuallyHidden>{menuLabel}</VisuallyHidden>
          </button>
          <nav id={id} aria-label={label} className={styles.navigation} data-open={isOpen}>
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
          <div className={styles.tools}>{tools}</div>
        </div>
      </Container>
      <span className={styles.end} hidden />
    </header>
  );
}
