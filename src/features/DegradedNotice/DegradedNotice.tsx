import { Container } from "../../components/Container/Container.tsx";
import { RELOAD } from "../../runtime/pageState.ts";
import * as styles from "./DegradedNotice.css.ts";

interface Props {
  /** "Part of this page could not be loaded …" */
  children: string;
  /** "Try again" */
  action: string;
}

/**
 * Part of every page, and hidden until a part of the page's script fails to load. The start script
 * then marks the document as degraded, and handles the button by reloading the page.
 */
export function DegradedNotice({ children, action }: Props) {
  return (
    <div className={styles.notice} role="status">
      <Container>
        <div className={styles.line}>
          <p>{children}</p>
          <button type="button" className={styles.retry} {...{ [RELOAD]: "" }}>
            {action}
          </button>
        </div>
      </Container>
    </div>
  );
}
