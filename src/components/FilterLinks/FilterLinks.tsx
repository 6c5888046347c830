import * as pill from "../FilterButtons/FilterButtons.css.ts";
import { Link } from "../Link/Link.tsx";
import * as styles from "./FilterLinks.css.ts";

export interface FilterLink {
  label: string;
  href: string;
  count?: number;
  isCurrent: boolean;
}

interface Props {
  /** What is chosen here: "Topic". */
  label: string;
  links: FilterLink[];
}

/**
 * The choices of a list as links to pages of their own, for whoever has no script. With script
 * FilterButtons or FilterCheckboxes take their place.
 */
export function FilterLinks({ label, links }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {links.map(({ label: name, href, count, isCurrent }) => (
          <li key={href}>
            <Link href={href} className={pill.pill} aria-current={isCurrent ? "page" : undefined}>
              {name}
              {count !== undefined && <span className={pill.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
