import { useDisclosure } from "../Disclosure/useDisclosure.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { type LanguageChoice, LanguageLink } from "./LanguageLink.tsx";
import * as styles from "./LanguageMenu.css.ts";

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
              <LanguageLink
                choice={choice}
                onChoose={onChoose}
                className={styles.choice}
                noteClassName={styles.note}
              />
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
