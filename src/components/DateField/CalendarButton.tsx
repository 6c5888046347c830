import { useRef } from "react";
import { type AriaButtonProps, useButton } from "react-aria/useButton";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./DateField.css.ts";

interface Props {
  /** What useDatePicker() gives its button. */
  button: AriaButtonProps;
  /** "Choose in the calendar" */
  label: string;
  labelId?: string;
}

/** Opens the calendar. Its name is its own words, then the label of the field. */
export function CalendarButton({ button, label, labelId }: Props) {
  const ref = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton(button, ref);
  return (
    <button
      {...buttonProps}
      ref={ref}
      className={styles.opener}
      aria-label={label}
      aria-labelledby={[buttonProps.id, labelId].filter(Boolean).join(" ")}
      aria-describedby={undefined}
    >
      <Icon name="calendar" size="medium" />
    </button>
  );
}
