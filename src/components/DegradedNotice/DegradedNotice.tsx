import { Container } from "../Container/Container.tsx";
import * as styles from "./DegradedNotice.css.ts";

interface Props {
  /** "Part of this page did not come …" */
  children: string;
  /** "Try again" */
  action: string;
}

/**
 * Stands in every page and is seen where a part of its script was lost on the way: the start of the
 * page then marks the document with "data-degraded", and answers the button by loading the page anew.
 */
export function DegradedNotice({ children, action }: Props) {
  return (
    <div className={styles.notice} role="status">
      <Container>
        <div className={styles.line}>
          <p>{children}</p>
          <button type="button" className={styles.retry} data-reload="">
            {action}
          </button>
        </div>
      </Container>
    </div>
  );
}
