import { pill } from "../FilterButtons/FilterButtons.css.ts";
import { Link } from "../Link/Link.tsx";
import { LinkButton } from "../LinkButton/LinkButton.tsx";
import * as styles from "./Pagination.css.ts";
import { pageSteps } from "./pageSteps.ts";

interface Numbered {
  /** The page that the visitor is on, from 1: 3 */
  current: number;
  /** How many pages there are: 9 */
  count: number;
  /** Address of a page: (page) => `/en/blog/page/${page}/` */
  hrefOf: (page: number) => string;
  /** Name of a page for screen readers: "Page {{page}}" */
  name: string;
}

interface Props {
  /** Name of the navigation: "Pages of the list" */
  label: string;
  /** Words of the two links: { previous: "Previous page", next: "Next page" } */
  words: { previous: string; next: string };
  /** Address of the page before: "/en/blog/page/2/"; "" on the first page. */
  previous?: string;
  /** Address of the page after: "/en/blog/page/4/"; "" on the last page. */
  next?: string;
  /** Numbers of the pages between the two links: { current: 3, count: 9, hrefOf, name: "Page {{page}}" } */
  pages?: Numbered;
}

/** Links between the pages of a list. For more below the same list use ShowMore. */
export function Pagination({ label, words, previous = "", next = "", pages }: Props) {
  // As high as the numbers beside them.
  const size = pages ? "small" : "medium";
  return (
    <nav aria-label={label} className={styles.pagination}>
      {previous !== "" && (
        <LinkButton href={previous} rel="prev" tone="quiet" size={size}>
          {words.previous}
        </LinkButton>
      )}
      {pages && <Numbers {...pages} />}
      {next !== "" && (
        <LinkButton href={next} rel="next" tone="quiet" size={size}>
          {words.next}
        </LinkButton>
      )}
    </nav>
  );
}

function Numbers({ current, count, hrefOf, name }: Numbered) {
  return (
    <ol className={styles.pages}>
      {pageSteps(current, count).map((page, index) => (
        <li key={index} aria-hidden={page === null || undefined}>
          {page === null ? (
            <span>…</span>
          ) : (
            <Link
              href={hrefOf(page)}
              className={pill}
              aria-label={name.replace("{{page}}", String(page))}
              aria-current={page === current ? "page" : undefined}
            >
              {page}
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}
