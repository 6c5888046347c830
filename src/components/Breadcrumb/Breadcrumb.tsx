import { Link } from "../Link/Link.tsx";
import * as styles from "./Breadcrumb.css.ts";

interface Props {
  /** Accessible name of the navigation: "Path to this page" */
  label: string;
  /** From the home page down. The last one is the current page. */
  steps: { name: string; href: string }[];
}

export function Breadcrumb({ label, steps }: Props) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {steps.map(({ name, href }, index) => (
          <li key={href} className={styles.step}>
            {index < steps.length - 1 ? (
              <Link href={href} className={styles.link}>
                {name}
              </Link>
            ) : (
              <span className={styles.current} aria-current="page">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
