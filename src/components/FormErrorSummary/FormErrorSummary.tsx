import { type MouseEvent, useEffect, useId, useRef } from "react";
import { Heading, type HeadingLevel } from "../Heading/Heading.tsx";
import * as styles from "./FormErrorSummary.css.ts";

interface Props {
  /** "Please check two fields" */
  title: string;
  /** One below the heading of the section around it: 3 in a section with an h2. */
  headingLevel?: HeadingLevel;
  /** Each message with the id of its field. */
  errors: { fieldId: string; message: string }[];
}

/**
 * Shown above a form that could not be sent. It takes the focus when it appears, and each line
 * links to its field.
 */
export function FormErrorSummary({ title, headingLevel = 2, errors }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const goToField = (event: MouseEvent, fieldId: string): void => {
    const field = document.getElementById(fieldId);
    if (!field) return;
    event.preventDefault();
    field.focus();
    field.scrollIntoView({ block: "center" });
  };
  return (
    // Not an alert as well: it would be read twice.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div ref={box} className={styles.box} role="group" aria-labelledby={id} tabIndex={-1}>
      <Heading level={headingLevel} size="title" id={id}>
        {title}
      </Heading>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              className={styles.link}
              href={`#${fieldId}`}
              onClick={(event) => goToField(event, fieldId)}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
