import * as styles from "./InfoBlocks.css.ts";

interface Props {
  /** Two to four, or none, and nothing is drawn: { name: "Duration", value: "5 hours" }. Each name once. */
  blocks: { name: string; value: string }[];
}

export function InfoBlocks({ blocks }: Props) {
  if (blocks.length === 0) return null;
  return (
    <dl className={styles.list}>
      {blocks.map(({ name, value }) => (
        <div key={name} className={styles.block}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
