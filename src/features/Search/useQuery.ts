import { useEffect, useRef, useState } from "react";
import { QUERY_PARAM } from "../../i18n/searchPath.ts";
import { setUrlSearch, useUrlSearch } from "../UrlState/useUrlSearch.ts";

/** In milliseconds: delay before typed text becomes the query (debounce). */
const PAUSE = 250;

interface Query {
  /** Text in the field. */
  text: string;
  /** The query in the address. */
  query: string;
  type: (text: string) => void;
  submit: (text: string) => void;
}

const queryIn = (search: string): string =>
  new URLSearchParams(search).get(QUERY_PARAM)?.trim() ?? "";

/**
 * The query of the search page. Typed text becomes the query after a pause. Typing replaces one
 * history entry; a submitted query, or one that came with the address, keeps an entry of its own.
 */
export function useQuery(): Query {
  const search = useUrlSearch();
  const query = queryIn(search);
  const [text, setText] = useState(query);
  const [seen, setSeen] = useState(query);
  const typed = useRef<string | null>(null);

  if (seen !== query) {
    setSeen(query);
    if (query !== text.trim()) setText(query);
  }

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const setQuery = (wanted: string): void => {
    clearTimeout(timer.current);
    const before = queryIn(window.location.search);
    if (wanted === before) return;
    const params = new URLSearchParams(window.location.search);
    params.delete(QUERY_PARAM);
    if (wanted !== "") params.set(QUERY_PARAM, wanted);
    setUrlSearch(params, before === "" || before === typed.current ? "replace" : "push");
  };

  return {
    text,
    query,
    type: (next) => {
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setQuery(next.trim());
        typed.current = next.trim();
      }, PAUSE);
    },
    submit: (next) => {
      setQuery(next.trim());
      typed.current = null;
    },
  };
}
