import { type MouseEvent, useEffect, useRef } from "react";
import { Heading } from "../Heading/Heading.tsx";
import * as styles from "./FormErrorSummary.css.ts";

interface Props {
  /** "Please look at two things" */
  title: string;
  /** What is wrong, each with the id of its field. */
  errors: { fieldId: string; message: string }[];
}

/**
 * Stands above a form that could not be sent and takes the focus when it appears, so that nobody
 * has to search for what is wrong. Each line leads into its field.
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
