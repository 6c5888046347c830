import { useEffect, useRef, useState } from "react";
import { setUrlSearch, useUrlSearch } from "../UrlState/useUrlSearch.ts";

/** "?q=ilok" */
const QUERY = "q";
/** A visitor who pauses so long wants to see something: what is typed is debounced. */
const PAUSE = 250;

interface Query {
  /** What the field says. */
  text: string;
  /** What is looked for: it stands in the address. */
  query: string;
  type: (text: string) => void;
  submit: (text: string) => void;
}

const queryIn = (search: string): string => new URLSearchParams(search).get(QUERY)?.trim() ?? "";

/**
 * What is typed becomes the query after a pause. Typing goes on in one step of the history; what was
 * submitted, or came with the address, is a step that "back" returns to.
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

  const look = (wanted: string): void => {
    clearTimeout(timer.current);
    const before = queryIn(window.location.search);
    if (wanted === before) return;
    const params = new URLSearchParams(window.location.search);
    params.delete(QUERY);
    if (wanted !== "") params.set(QUERY, wanted);
    setUrlSearch(params, before === "" || before === typed.current ? "replace" : "push");
  };

  return {
    text,
    query,
    type: (next) => {
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        look(next.trim());
        typed.current = next.trim();
      }, PAUSE);
    },
    submit: (next) => {
      look(next.trim());
      typed.current = null;
    },
  };
}
