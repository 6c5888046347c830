import * as styles from "./PageHeader.css.ts";

/** A line of facts above a title; nothing without facts. */
export function Kicker({ facts }: { facts: string[] }) {
  if (facts.length === 0) return null;
  return (
    <p className={styles.kicker}>
      {facts.map((fact) => (
        // The space separates the facts when the line is copied.
        <span key={fact}>{fact} </span>
      ))}
    </p>
  );
}
