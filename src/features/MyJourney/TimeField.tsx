import { useRef, useState } from "react";
import * as styles from "./TimeField.css.ts";

interface Props {
  /** "Time of Ilok" */
  label: string;
  /** "10:00" */
  time: string;
  /** Not only worked out. */
  isFixed: boolean;
  /** The visitor has chosen it. */
  isOwn: boolean;
  /** "" for no time of one's own. */
  onChange: (time: string) => void;
}

/** The time of a visit; pressed, a field for another one. Emptied, it is worked out again. */
export function TimeField({ label, time, isFixed, isOwn, onChange }: Props) {
  const [typed, setTyped] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const close = (isKept: boolean, isByKey = true): void => {
    if (isKept && typed !== undefined && typed !== (isOwn ? time : "")) onChange(typed);
    setTyped(undefined);
    if (isByKey) requestAnimationFrame(() => button.current?.focus());
  };
  if (typed === undefined) {
    return (
      <button
        ref={button}
        type="button"
        className={styles.time({ isFixed })}
        aria-label={`${label}: ${time}`}
        onClick={() => setTyped(time)}
      >
        {time}
      </button>
    );
  }
  return (
    <input
      type="time"
      className={styles.field}
      aria-label={label}
      value={typed}
      // biome-ignore lint/a11y/noAutofocus: it stands in place of the button that was pressed
      autoFocus
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => close(true, false)}
      onKeyDown={({ key }) => {
        if (key === "Enter") close(true);
        if (key === "Escape") close(false);
      }}
    />
  );
}
