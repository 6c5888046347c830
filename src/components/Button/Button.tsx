import type { ComponentProps, MouseEvent, ReactNode } from "react";
import type { VariantOf } from "../../theme/variants.ts";
import { Ring } from "../Spinner/Ring.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./Button.css.ts";

type Pending =
  | { isPending?: undefined; pendingLabel?: undefined }
  | {
      /** The action is running: the button shows `pendingLabel` and ignores further clicks. */
      isPending: boolean;
      /** "Sending…" */
      pendingLabel: string;
    };

type Props = Omit<ComponentProps<"button">, "className" | "style" | "disabled"> &
  Pending & {
    /** "main" for the one action of a page or a form, "quiet" for a lesser one beside it. */
    tone?: VariantOf<typeof styles.button, "tone">;
    /** "small" in a row of controls. */
    size?: VariantOf<typeof styles.button, "size">;
  };

export function Button({
  tone = "main",
  size = "medium",
  type = "button",
  isPending = false,
  pendingLabel,
  onClick,
  children,
  ...rest
}: Props) {
  // Enter in a field of the form also triggers a click on the button.
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    if (isPending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        {...rest}
        type={type}
        className={styles.button({ tone, size })}
        aria-disabled={isPending || undefined}
        onClick={handleClick}
      >
        {pendingLabel ? wordings(children, pendingLabel, isPending) : children}
      </button>
      {pendingLabel && (
        <VisuallyHidden role="status">{isPending ? pendingLabel : ""}</VisuallyHidden>
      )}
    </>
  );
}

function wordings(label: ReactNode, pendingLabel: string, isPending: boolean): ReactNode {
  return (
    <span className={styles.wordings}>
      <span className={isPending ? styles.away : undefined}>{label}</span>
      <span className={isPending ? undefined : styles.away}>
        <Ring />
        {pendingLabel}
      </span>
    </span>
  );
}
