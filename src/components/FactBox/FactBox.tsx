import type { ReactNode } from "react";
import { Heading, type HeadingLevel } from "../Heading/Heading.tsx";
import * as styles from "./FactBox.css.ts";

interface Props {
  /** Heading of the box: "In short" */
  title: string;
  /** One below the heading of the section around it: 3 in a section with an h2. */
  headingLevel?: HeadingLevel;
  /** Facts, each with its name: { name: "By bus", value: "From Osijek to Bilje." } */
  rows: { name: string; value: ReactNode }[];
  /** Between the title and the rows. */
  children?: ReactNode;
  /** A quiet line below the rows, such as when they were last checked. */
  note?: string;
}

/** A box beside a text: practical facts, each with its name. */
export function FactBox({ title, headingLevel = 2, rows, children, note }: Props) {
  return (
    <section className={styles.box}>
      <Heading level={headingLevel} size="title">
        {title}
      </Heading>
      {children}
      {rows.length > 0 && (
        <dl className={styles.rows}>
          {rows.map(({ name, value }, index) => (
            <div key={index} className={styles.row}>
              <dt className={styles.quiet}>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {note && <p className={styles.quiet}>{note}</p>}
    </section>
  );
}
