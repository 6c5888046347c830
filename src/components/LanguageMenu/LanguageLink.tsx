import { useId } from "react";

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
  /** The page in this language. */
  choice: Choice;
  /** Called on click, for example to store the choice. The link navigates by itself. */
  onChoose?: (choice: Choice) => void;
  /** Class of the link. */
  className?: string;
  /** Class of the note below it. */
  noteClassName: string;
}

/** Link to the page in another language, at the same part of it, with the note of the language. */
export function LanguageLink<Choice extends LanguageChoice>({
  choice,
  onChoose,
  className,
  noteClassName,
}: Props<Choice>) {
  const id = useId();
  const { name, htmlLang, href, isCurrent, note } = choice;
  return (
    <>
      <a
        className={className}
        href={href}
        lang={htmlLang}
        hrefLang={htmlLang}
        aria-current={isCurrent ? "true" : undefined}
        aria-describedby={note && id}
        onClick={(event) => {
          // The fragment of the address is known only in the browser.
          event.currentTarget.hash = window.location.hash;
          onChoose?.(choice);
        }}
      >
        {name}
      </a>
      {note && (
        <p id={id} className={noteClassName}>
          {note}
        </p>
      )}
    </>
  );
}
