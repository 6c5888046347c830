import { Container } from "../Container/Container.tsx";
import { Link } from "../Link/Link.tsx";
import * as styles from "./SiteFooter.css.ts";

interface Props {
  label: string;
  items: { name: string; href: string }[];
  note: string;
  /** What stands on paper, where nothing can be pressed: telephone, e-mail, the address of the page. */
  onPaper: { name: string; value: string }[];
}

export function SiteFooter({ label, items, note, onPaper }: Props) {
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.rows}>
          <nav aria-label={label}>
            <ul className={styles.items}>
              {items.map(({ name, href }) => (
                <li key={href}>
                  <Link href={href}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
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
