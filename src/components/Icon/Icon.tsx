import type { VariantOf } from "../../theme/variants.ts";
import * as styles from "./Icon.css.ts";

const CIRCLE = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z";

/** SVG paths on a grid of 24 by 24. */
const SHAPES = {
  "arrow-start": "M20 12H4M11 5l-7 7 7 7",
  "arrow-end": "M4 12h16M13 5l7 7-7 7",
  "arrow-up": "M12 20V4M5 11l7-7 7 7",
  "arrow-down": "M12 4v16M5 13l7 7 7-7",
  "chevron-down": "M5 9l7 7 7-7",
  close: "M5 5l14 14M19 5 5 19",
  menu: "M3 6h18M3 12h18M3 18h18",
  check: "M4 13l5 5L20 6",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  filter: "M3 6h18M7 12h10M10 18h4",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21",
  mail: "M3 5h18v14H3zM3 6l9 7 9-7",
  phone:
    "M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z",
  pin: "M12 21s7-6 7-11.5a7 7 0 0 0-14 0C5 15 12 21 12 21zM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z",
  clock: `${CIRCLE}M12 7v5l3.5 2`,
  calendar: "M3 5h18v16H3zM3 10h18M8 2v4M16 2v4",
  people:
    "M9 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2 20v-1a5 5 0 0 1 5-5h4a5 5 0 0 1 5 5v1M15.5 4.4a3.5 3.5 0 0 1 0 6.2M19 14.5a5 5 0 0 1 3 4.5v1",
  share: "M12 15V3M8 7l4-4 4 4M5 11v10h14V11",
  play: "M7 4v16l13-8z",
  pause: "M8 5v14M16 5v14",
  external: "M10 5H4v15h15v-6M14 4h6v6M20 4l-9 9",
  info: `${CIRCLE}M12 11.5V16M12 8h.01`,
  warning: "M12 4 2.5 20h19zM12 10v4.5M12 17.3h.01",
  images: "M7 3h14v14H7zM3 7v14h14M7 14l4-4 7 7M16.5 7.5h.01",
  heart: "M12 20.5S3 15 3 8.8A4.8 4.8 0 0 1 12 6.6a4.8 4.8 0 0 1 9 2.2c0 6.2-9 11.7-9 11.7z",
  drag: "M9 5h.01M15 5h.01M9 12h.01M15 12h.01M9 19h.01M15 19h.01",
  globe: `${CIRCLE}M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18`,
};

export type IconName = keyof typeof SHAPES;

/** Icons that point along the line. They are mirrored in right-to-left text. */
const DIRECTIONAL: readonly IconName[] = ["arrow-start", "arrow-end", "external"];

export interface IconProps {
  /** Which icon: "arrow-end" */
  name: IconName;
  /** "text" scales with the text beside the icon. */
  size?: VariantOf<typeof styles.icon, "size">;
  /**
   * Text alternative, if no text beside the icon says the same. Without it, screen readers skip the
   * icon.
   */
  label?: string;
}

export function Icon({ name, size = "text", label }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={styles.icon({ size, isDirectional: DIRECTIONAL.includes(name) })}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : "true"}
    >
      <path d={SHAPES[name]} />
    </svg>
  );
}
