import type { ReactNode } from "react";
import { Container } from "../Container/Container.tsx";
import { Link } from "../Link/Link.tsx";
import { Mark } from "../SiteHeader/Mark.tsx";
import * as styles from "./SiteFooter.css.ts";

interface Way {
  name: string;
  href: string;
}

interface Props {
  siteName: string;
  label: string;
  /** All ways on, those that belong together in one list. */
  groups: Way[][];
  /** Telephone and e-mail, as links. */
  contacts: (Way & { value: string })[];
  languages: ReactNode;
  note: string;
  /** What stands on paper, where nothing can be pressed: telephone, e-mail, the address of the page. */
  onPaper: { name: string; value: string }[];
}

/** The end of every page: a river, whose site it is and how to reach them, all ways on, the languages, and a note. */
export function SiteFooter({ siteName, label, groups, contacts, languages, note, onPaper }: Props) {
  return (
    <footer className={styles.footer}>
      <svg
        className={styles.river}
        viewBox="0 0 120 4"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M0 2c10-3 20-3 30 0s20 3 30 0 20-3 30 0 20 3 30 0v2H0Z" />
      </svg>
      <Container>
        <div className={styles.rows}>
          <div className={styles.columns}>
            <div>
              <p className={styles.brand}>
                <Mark />
                {siteName}
              </p>
              <ul className={styles.contacts}>
                {contacts.map(({ name, value, href }) => (
                  <li key={href} className={styles.item}>
                    <Link href={href} aria-label={`${name}: ${value}`}>
                      {value}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
            <nav aria-label={label} className={styles.groups}>
              {groups.map((ways, index) => (
                <ul key={index}>
                  {ways.map(({ name, href }) => (
                    <li key={href} className={styles.item}>
                      <Link href={href}>{name}</Link>
                    </li>
                  ))}
                </ul>
              ))}
            </nav>
            {languages}
          </div>
          <p className={styles.note}>{note}</p>
          <dl className={styles.onPaper}>
            {onPaper.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </footer>
  );
}
