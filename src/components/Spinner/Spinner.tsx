import { Ring } from "./Ring.tsx";
import * as styles from "./Spinner.css.ts";

interface Props {
  /** What is loading: "Stories are loading". */
  label: string;
}

/** Text with a turning ring. To have it said, put the label into a status region as well. */
export function Spinner({ label }: Props) {
  return (
    <span className={styles.spinner}>
      <Ring />
      {label}
    </span>
  );
}
