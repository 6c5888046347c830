import { useDeferredValue, useEffect } from "react";
import { changeSearch, useSearch } from "../Address/useSearch.ts";
import { chosenIn, withChoice } from "./choice.ts";

export interface Choice<Value extends string> {
  /** What the address says. */
  chosen: Value[];
  /** What the list shows: the same, once what was pressed has answered. */
  shown: Value[];
  choose: (values: readonly Value[]) => void;
}

/** What a visitor has chosen of a list, as its address keeps it: "?category=nature". */
export function useChoice<Value extends string>(
  name: string,
  known: readonly Value[],
): Choice<Value> {
  const search = useSearch();
  const shownSearch = useDeferredValue(search);
  useEffect(() => {
    // The page came with all cards, and hid them where its address asks for some only.
    if (shownSearch !== window.location.search) return;
    delete document.documentElement.dataset.narrowing;
  }, [shownSearch]);
  return {
    chosen: chosenIn(search, name, known),
    shown: chosenIn(shownSearch, name, known),
    choose: (values) => changeSearch(withChoice(search, name, values)),
  };
}
