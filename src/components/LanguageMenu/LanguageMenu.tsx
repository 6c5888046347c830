import { useCallback, useRef, useState } from "react";
import { useClosing } from "../Disclosure/useClosing.ts";
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

interface Props {
  /** "Language of the page" */
  label: string;
  /** The current language in short, "DE". */
  short: string;
  choices: LanguageChoice[];
}

/**
 * Changes the language of the page. Plain links in a native disclosure: it opens, and leads to the
 * other language, with or without script. Not for choices that keep the visitor on the page.
 */
export function LanguageMenu({ label, short, choices }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const close = useCallback(() => setIsOpen(false), []);
  const opener = useCallback(() => details.current?.querySelector("summary") ?? null, []);
  const closing = useClosing(details, isOpen, close, opener);
  return (
    <details
      {...closing}
      ref={details}
      className={styles.menu}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={styles.opener}>
        <VisuallyHidden>{label}: </VisuallyHidden>
        {short}
      </summary>
      <nav className={styles.panel} aria-label={label}>
        <ul className={styles.list}>
          {choices.map(({ name, htmlLang, href, isCurrent, note }) => (
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
              {note && <p className={styles.note}>{note}</p>}
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
