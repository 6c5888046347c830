import type { ReactNode } from "react";
import { Container } from "../Container/Container.tsx";
import * as styles from "./Section.css.ts";

interface Props {
  title: string;
  lead?: string;
  tone?: "page" | "strong";
  /** A link to all of it. */
  more?: ReactNode;
  children: ReactNode;
}

export function Section({ title, lead, tone = "page", more, children }: Props) {
  return (
    <section className={styles.section({ tone })}>
      <Container>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
        {more && <p className={styles.more}>{more}</p>}
      </Container>
    </section>
  );
}
