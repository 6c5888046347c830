import { Link } from "../Link/Link.tsx";
import * as styles from "./TableOfContents.css.ts";

interface Props {
  /** Name of the navigation: "On this page" */
  label: string;
  /** The headings of the page in their order: [{ id: "payment", name: "Payment" }] */
  parts: readonly { id: string; name: string }[];
}

/** Links to the headings of a long page. */
export function TableOfContents({ label, parts }: Props) {
  return (
    <nav aria-label={label}>
      <ol className={styles.parts}>
        {parts.map(({ id, name }) => (
          <li key={id}>
            <Link href={`#${id}`}>{name}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
