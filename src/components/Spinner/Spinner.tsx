import { Ring } from "./Ring.tsx";
import * as styles from "./Spinner.css.ts";

interface Props {
  /** What is loading: "Stories are loading". */
  label: string;
}

export function Spinner({ label }: Props) {
  return (
    <span role="status" className={styles.spinner}>
      <Ring />
      {label}
    </span>
  );
}
