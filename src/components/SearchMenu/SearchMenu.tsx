import { useRef, useState } from "react";
import { roundOpener } from "../../theme/styles/roundOpener.css.ts";
import { useDisclosure } from "../Disclosure/useDisclosure.ts";
import { Icon } from "../Icon/Icon.tsx";
import { SearchForm } from "../SearchForm/SearchForm.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./SearchMenu.css.ts";

interface Props {
  /** "Search the site" */
  label: string;
  /** "What are you looking for?" */
  inputLabel: string;
  /** Name of the button that sends the query: "Search" */
  submitLabel: string;
  /** URL of the search page. */
  action: string;
  /** The name of the query in that address; "q" if left out. */
  name?: string;
  /** Navigates with script. Without script the form does. */
  onSearch: (query: string) => void;
  /** On focus: the moment to prefetch what a search needs. */
  onIntent?: () => void;
}

/**
 * Site search in the header: a native disclosure with a plain form. With script, opening it focuses
 * the field.
 */
export function SearchMenu({ label, onSearch, ...form }: Props) {
  const [query, setQuery] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const { details, closing, close } = useDisclosure({ onOpen: () => input.current?.focus() });
  const search = (wanted: string): void => {
    close();
    onSearch(wanted);
  };
  return (
    <details {...closing} {...details} className={styles.menu}>
      <summary className={roundOpener}>
        <Icon name="search" size="medium" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </summary>
      <div className={styles.panel}>
        <SearchForm
          {...form}
          label={label}
          value={query}
          onChange={setQuery}
          onSubmit={search}
          input={input}
        />
      </div>
    </details>
  );
}
