import type { ReactNode } from "react";
import { Container } from "../Container/Container.tsx";
import * as styles from "./PageHeader.css.ts";

interface Props {
  title: string;
  lead?: string;
  /** One line of facts above the title: category, date. */
  kicker?: string;
  breadcrumb?: ReactNode;
  children?: ReactNode;
}

export function PageHeader({ title, lead, kicker, breadcrumb, children }: Props) {
  return (
    <Container>
      <div className={styles.header}>
        {breadcrumb}
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </Container>
  );
}
