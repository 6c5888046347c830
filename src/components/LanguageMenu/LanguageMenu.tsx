import { useId } from "react";
import { useDisclosure } from "../Disclosure/useDisclosure.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./LanguageMenu.css.ts";

export interface LanguageChoice {
  /** The language's own name: "Deutsch". */
  name: string;
  /** Code of the language for `lang` and `hreflang`: "de", "sr-Latn" */
  htmlLang: string;
  /** The same page in this language: "/de/program/canoe-dawn/" */
  href: string;
  /** The language of the page: bold, and announced as current. */
  isCurrent: boolean;
  /** Shown below the name: "This story is not available in English." */
  note?: string;
}

interface Props<Choice extends LanguageChoice> {
  /** "Language of the page" */
  label: string;
  /** Code of the current language: "DE". */
  short: string;
  /** All languages of the site in a fixed order, the current one included. */
  choices: Choice[];
  /** Called on click, for example to store the choice. The link navigates by itself. */
  onChoose?: (choice: Choice) => void;
}

/**
 * Language menu with plain links in a native disclosure, so it works without script. Not for
 * choices that stay on the page.
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
                  // The fragment of the address is known only in the browser.
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
