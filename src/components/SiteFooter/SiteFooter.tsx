import { Container } from "../Container/Container.tsx";
import { Link } from "../Link/Link.tsx";
import * as styles from "./SiteFooter.css.ts";

interface Props {
  label: string;
  items: { name: string; href: string }[];
  note: string;
}

export function SiteFooter({ label, items, note }: Props) {
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
        </div>
      </Container>
    </footer>
  );
}
