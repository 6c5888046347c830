import type { LanguageChoice } from "../LanguageMenu/LanguageMenu.tsx";
import * as styles from "./LanguageLinks.css.ts";

interface Props<Choice extends LanguageChoice> {
  /** "Language of the page" */
  label: string;
  choices: Choice[];
  /** The visitor goes to another language; the link leads there by itself. */
  onChoose?: (choice: Choice) => void;
}

/** The languages at the foot of a page, for whoever has read to its end. */
export function LanguageLinks<Choice extends LanguageChoice>({
  label,
  choices,
  onChoose,
}: Props<Choice>) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {choices.map((choice) => (
          <li key={choice.htmlLang}>
            <a
              className={styles.choice}
              href={choice.href}
              lang={choice.htmlLang}
              hrefLang={choice.htmlLang}
              aria-current={choice.isCurrent ? "true" : undefined}
              onClick={() => onChoose?.(choice)}
            >
              {choice.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
