import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { Ring } from "./Ring.tsx";
import * as styles from "./Spinner.css.ts";

interface Props {
  /** What is going on: "Stories are loading". */
  label: string;
  /** Where there is no room, the words are only read out. */
  isLabelHidden?: boolean;
}

export function Spinner({ label, isLabelHidden = false }: Props) {
  return (
    <span role="status" className={styles.spinner}>
      <Ring />
      {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </span>
  );
}
