import { useId } from "react";
import { useDisclosure } from "../Disclosure/useDisclosure.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./LanguageMenu.css.ts";

export interface LanguageChoice {
  /** The language's name for itself. */
  name: string;
  htmlLang: string;
  href: string;
  isCurrent: boolean;
  /** What the visitor should know before going there: "This story is not available in English." */
  note?: string;
}

interface Props<Choice extends LanguageChoice> {
  /** "Language of the page" */
  label: string;
  /** The current language in short, "DE". */
  short: string;
  choices: Choice[];
  /** The visitor goes to another language; the link leads there by itself. */
  onChoose?: (choice: Choice) => void;
}

/**
 * Changes the language of the page. Plain links in a native disclosure: it opens, and leads to the
 * other language, with or without script. Not for choices that keep the visitor on the page.
 */
export function LanguageMenu<Choice extends LanguageChoice>({
  label,
  short,
  choices,
  onChoose,
}: Props<Choice>) {
  const id = useId();
  const { details, closing } = useDisclosure();
  return (
    <details {...closing} {...details} className={styles.menu}>
      <summary className={styles.opener}>
        <VisuallyHidden>{label}: </VisuallyHidden>
        {short}
      </summary>
      <nav className={styles.panel} aria-label={label}>
        <ul className={styles.list}>
          {choices.map((choice) => (
            <li key={choice.htmlLang}>
              <a
                className={styles.choice}
                href={choice.href}
                lang={choice.htmlLang}
                hrefLang={choice.htmlLang}
                aria-current={choice.isCurrent ? "true" : undefined}
                aria-describedby={choice.note && `${id}-${choice.htmlLang}`}
                onClick={(event) => {
                  // Where on the page the visitor is: only the browser knows.
                  event.currentTarget.hash = window.location.hash;
                  onChoose?.(choice);
                }}
              >
                {choice.name}
              </a>
              {choice.note && (
                <p id={`${id}-${choice.htmlLang}`} className={styles.note}>
                  {choice.note}
                </p>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
