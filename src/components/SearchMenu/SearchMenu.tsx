import { useRef, useState } from "react";
import { roundOpener } from "../../theme/roundOpener.css.ts";
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
  submitLabel: string;
  /** The page that shows what is found. */
  action: string;
  /** Leads there with script; the form does by itself without. */
  onSearch: (query: string) => void;
  /** The visitor is about to type: what a search needs can be fetched. */
  onIntent?: () => void;
}

/**
 * The way to the search, in the head of every page: a native disclosure with a plain form. With
 * script the field has the focus as soon as it is there.
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
