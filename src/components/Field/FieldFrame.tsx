import type { ComponentProps, ReactNode } from "react";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./Field.css.ts";

interface Props {
  id: string;
  label: string;
  /** Shown after the label of an optional field: "optional". */
  optionalMark?: string;
  description?: string;
  error?: string;
  /** Of a label for a group of controls, which is no `<label>`. */
  groupLabel?: ComponentProps<"span">;
  /** Within a sentence: the label is heard and not seen. The sentence shows the error. */
  isInline?: boolean;
  children: ReactNode;
}

/** Label, description and error around a control. Link them with describedBy(). */
export function FieldFrame({
  id,
  label,
  optionalMark,
  description,
  error,
  groupLabel,
  isInline = false,
  children,
}: Props) {
  const words = (
    <>
      {label}
      {optionalMark && <span className={styles.optional}> ({optionalMark})</span>}
    </>
  );
  if (isInline) {
    return (
      <span className={styles.inline}>
        <label htmlFor={id}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
        {children}
      </span>
    );
  }
  return (
    <div className={styles.frame}>
      {groupLabel ? (
        <span {...groupLabel} className={styles.label}>
          {words}
        </span>
      ) : (
        <label htmlFor={id} className={styles.label}>
          {words}
        </label>
      )}
      {description && (
        <p id={`${id}-description`} className={styles.description}>
          {description}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** For `aria-describedby`: the ids of description and error, or undefined. */
export function describedBy(
  id: string,
  { description, error }: Pick<Props, "description" | "error">,
): string | undefined {
  const ids = [description && `${id}-description`, error && `${id}-error`].filter(Boolean);
  return ids.join(" ") || undefined;
}
