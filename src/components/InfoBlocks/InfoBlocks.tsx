import type { ReactNode } from "react";
import type { VariantOf } from "../../theme/variants.ts";
import * as styles from "./InfoBlocks.css.ts";

interface Props {
  /** Two to four, or none, and nothing is drawn: { name: "Duration", value: "5 hours" }. Each name once. */
  blocks: {
    name: string;
    value: string;
    /** The rest of the sentence, or a link, in small letters below the value. */
    note?: ReactNode;
  }[];
  /** "clause" for values of more than three words: "A bridge to Bačka Palanka". */
  values?: VariantOf<typeof styles.value, "of">;
}

export function InfoBlocks({ blocks, values = "word" }: Props) {
  if (blocks.length === 0) return null;
  return (
    <dl className={styles.list({ of: values })}>
      {blocks.map(({ name, value, note }) => (
        <div key={name} className={styles.block({ of: values })}>
          <dt className={styles.name({ of: values })}>{name}</dt>
          <dd className={styles.value({ of: values })}>
            {value}
            {note && <span className={styles.note}> {note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
