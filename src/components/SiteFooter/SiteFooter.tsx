import { Container } from "../Container/Container.tsx";
import { Link } from "../Link/Link.tsx";
import { Mark } from "../SiteHeader/Mark.tsx";
import * as styles from "./SiteFooter.css.ts";

interface Props {
  siteName: string;
  label: string;
  items: { name: string; href: string }[];
  note: string;
  /** What stands on paper, where nothing can be pressed: telephone, e-mail, the address of the page. */
  onPaper: { name: string; value: string }[];
}

/** The end of every page: a river, whose site it is, all ways on, and a note. */
export function SiteFooter({ siteName, label, items, note, onPaper }: Props) {
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
            <p className={styles.brand}>
              <Mark />
              {siteName}
            </p>
            <nav aria-label={label}>
              <ul className={styles.items}>
                {items.map(({ name, href }) => (
                  <li key={href} className={styles.item}>
                    <Link href={href}>{name}</Link>
                  </li>
                ))}
              </ul>
            </nav>
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
