import type { ComponentProps, ReactNode } from "react";
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
  children,
}: Props) {
  const words = (
    <>
      {label}
      {optionalMark && <span className={styles.optional}> ({optionalMark})</span>}
    </>
  );
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
