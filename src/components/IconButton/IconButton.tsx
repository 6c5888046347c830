import type { ComponentProps } from "react";
import type { VariantOf } from "../../theme/variants.ts";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import * as styles from "./IconButton.css.ts";

type Props = Omit<
  ComponentProps<"button">,
  "className" | "style" | "disabled" | "children" | "aria-label"
> & {
  /** The sign in the button: "close", "pause", "share". */
  icon: IconName;
  /** Accessible name: what the button does. */
  label: string;
  /** "raised": with a background of its own, for use on pictures. */
  tone?: VariantOf<typeof styles.button, "tone">;
};

export function IconButton({ icon, label, tone = "plain", type = "button", ...rest }: Props) {
  return (
    <button {...rest} type={type} className={styles.button({ tone })} aria-label={label}>
      <Icon name={icon} size="medium" />
    </button>
  );
}
