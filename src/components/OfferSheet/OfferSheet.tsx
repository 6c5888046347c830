import type { ReactNode } from "react";
import { namedRow } from "../../theme/styles/namedRow.css.ts";
import * as styles from "./OfferSheet.css.ts";

interface Props {
  /** A large Price; left out if there is none yet: <Price size="large" words="€65" /> */
  price?: ReactNode;
  /** Below the price: who pays it, and what others pay: ["per person", "Children: €40"] */
  lines?: readonly string[];
  /** Before the action, where there is little else: "Write to us with your dates." */
  text?: string;
  /** The one thing to do next: a LinkButton to the form. */
  action: ReactNode;
  /** Short facts, each with its name: [{ name: "Duration", value: "5 hours" }] */
  rows?: readonly { name: string; value: ReactNode }[];
  /** Below the facts, such as the next departures. */
  children?: ReactNode;
  /** Conditions in small type: cancellation, and a link to the terms. */
  smallPrint?: ReactNode;
  /** Another way to ask, not printed: a telephone number. */
  contact?: ReactNode;
}

/** An offer on one dark sheet: its price, the action, facts and conditions. */
export function OfferSheet({
  price,
  lines = [],
  text,
  action,
  rows = [],
  children,
  smallPrint,
  contact,
}: Props) {
  return (
    <div className={styles.sheet}>
      {price && (
        <div className={styles.costs}>
          {price}
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      {text && <p>{text}</p>}
      {action}
      {rows.length > 0 && (
        <dl className={styles.facts}>
          {rows.map(({ name, value }) => (
            <div key={name} className={namedRow}>
              <dt className={styles.quiet}>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      {smallPrint && <p className={styles.quiet}>{smallPrint}</p>}
      {contact && <p className={styles.contact}>{contact}</p>}
    </div>
  );
}
