import { type KeyboardEvent, type RefObject, type SubmitEvent, useId } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./SearchForm.css.ts";

interface Props {
  /** Accessible name of the search landmark. */
  label: string;
  /** "What are you looking for?" */
  inputLabel: string;
  /** Accessible name of the button: "Search" */
  submitLabel: string;
  /** Target of the form without script, which gets the query as "?q=…". */
  action: string;
  /** The name of the query in that address; "q" if left out. */
  name?: string;
  /** What the field holds now: "Kopački rit". */
  value: string;
  /** Called with the whole text at every change: whoever uses it keeps the text. */
  onChange: (value: string) => void;
  /** Called instead of the form's own navigation. */
  onSubmit: (value: string) => void;
  /** On focus: the moment to prefetch what a search needs. */
  onIntent?: () => void;
  /** Escape clears the field. Off where Escape closes a panel. */
  isClearedByEscape?: boolean;
  /** The field itself, to give it the focus. */
  input?: RefObject<HTMLInputElement | null>;
}

/** In characters: keeps the search address short. */
const LONGEST = 100;

/** Search field with a button. Works without script as a plain form. */
export function SearchForm({
  label,
  inputLabel,
  submitLabel,
  action,
  name = "q",
  value,
  onChange,
  onSubmit,
  onIntent,
  isClearedByEscape = false,
  input,
}: Props) {
  const id = useId();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    onSubmit(value);
  };
  const clear = (event: KeyboardEvent): void => {
    if (isClearedByEscape && event.key === "Escape") onChange("");
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: not all browsers support <search> yet
    <form role="search" aria-label={label} action={action} method="get" onSubmit={submit}>
      <label htmlFor={id} className={styles.label}>
        {inputLabel}
      </label>
      <div className={styles.line}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="search"
          name={name}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={LONGEST}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onFocus={onIntent}
          onKeyDown={clear}
        />
        <button type="submit" className={styles.submit}>
          <Icon name="search" size="medium" />
          <VisuallyHidden>{submitLabel}</VisuallyHidden>
        </button>
      </div>
    </form>
  );
}
