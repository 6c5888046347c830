import { type MouseEvent, useEffect, useRef } from "react";
import { Heading } from "../Heading/Heading.tsx";
import * as styles from "./FormErrorSummary.css.ts";

interface Props {
  /** "Please check two fields" */
  title: string;
  /** Each message with the id of its field. */
  errors: { fieldId: string; message: string }[];
}

/**
 * Shown above a form that could not be sent. It takes the focus when it appears, and each line
 * links to its field.
 */
export function FormErrorSummary({ title, errors }: Props) {
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
    <div ref={box} className={styles.box} role="alert" tabIndex={-1}>
      <Heading level={2} size="title">
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
