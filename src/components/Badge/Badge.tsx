import type { VariantOf } from "../../theme/variants.ts";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import * as styles from "./Badge.css.ts";

type Tone = VariantOf<typeof styles.badge, "tone">;

const ICONS: Record<Tone, IconName | null> = {
  neutral: null,
  good: "check",
  scarce: "clock",
  alarm: "warning",
};

interface Props {
  /** "good": it is certain. "scarce": there is little left. "alarm": it is off. */
  tone?: Tone;
  /** The status in one to three words, which say it without the colour: "2 places left" */
  children: string;
}

/** A status in a box: of a departure, a trip or an opening. */
export function Badge({ tone = "neutral", children }: Props) {
  const icon = ICONS[tone];
  return (
    <span className={styles.badge({ tone })}>
      {icon && <Icon name={icon} />}
      <span className={styles.words}>{children}</span>
    </span>
  );
}
