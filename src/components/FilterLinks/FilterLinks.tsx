import * as pill from "../FilterButtons/FilterButtons.css.ts";
import { Link } from "../Link/Link.tsx";
import * as styles from "./FilterLinks.css.ts";

export interface FilterLink {
  /** Name of the choice: "Nature" */
  label: string;
  /** Page of the filtered list: "/en/blog/category/nature/" */
  href: string;
  /** Number of results, after the label: 5 */
  count?: number;
  /** The page that the visitor is on: filled, and announced as current. */
  isCurrent: boolean;
}

interface Props {
  /** Name of the filter: "Topic". */
  label: string;
  /** The choices in a fixed order. The first may lead to the whole list: "All". */
  links: FilterLink[];
}

/**
 * Filters of a list as links to filtered pages, for visitors without script. With script,
 * FilterButtons or FilterCheckboxes are shown instead.
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
