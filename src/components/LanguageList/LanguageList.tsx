import * as styles from "./LanguageList.css.ts";

export interface LanguageChoice {
  /** The language's name for itself. */
  name: string;
  htmlLang: string;
  href: string;
  isCurrent: boolean;
}

interface Props {
  label: string;
  choices: LanguageChoice[];
}

/** Plain links: another language is another document, with or without script. */
export function LanguageList({ label, choices }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {choices.map(({ name, htmlLang, href, isCurrent }) => (
          <li key={htmlLang}>
            <a
              className={styles.choice}
              href={href}
              lang={htmlLang}
              hrefLang={htmlLang}
              aria-current={isCurrent ? "true" : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
