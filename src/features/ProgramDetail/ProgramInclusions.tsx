import type { ProgramViewModel } from "../../documents/viewModels/programViewModel.ts";
import * as styles from "./ProgramInclusions.css.ts";

/** What the price includes, what it does not, and what costs extra. */
export function ProgramInclusions({ lists }: Pick<ProgramViewModel, "lists">) {
  return (
    <dl className={styles.lists}>
      {lists.map(({ name, items }) => (
        <div key={name} className={styles.list}>
          <dt className={styles.name}>{name}</dt>
          <dd>
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
