import { type KeyboardEvent, type RefObject, type SubmitEvent, useId } from "react";
import { Icon } from "../Icon/Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./SearchForm.css.ts";

interface Props {
  /** Its name among the landmarks of the page. */
  label: string;
  /** "What are you looking for?" */
  inputLabel: string;
  submitLabel: string;
  /** Where the form leads by itself, with the words as "?q=…". */
  action: string;
  value: string;
  onChange: (value: string) => void;
  /** Takes the place of the form's own way. */
  onSubmit: (value: string) => void;
  /** The visitor is about to type. */
  onIntent?: () => void;
  /** Escape empties the field, unless somebody else listens to it. */
  isClearedByEscape?: boolean;
  input?: RefObject<HTMLInputElement | null>;
}

/** Nobody looks for more; an address would get too long. */
const LONGEST = 100;

/** One line for what is looked for. Works without script as the plain form that it is. */
export function SearchForm({
  label,
  inputLabel,
  submitLabel,
  action,
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
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to all browsers yet
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
          name="q"
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
