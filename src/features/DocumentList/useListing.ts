import { useCallback, useEffect, useState } from "react";
import { readBuiltFile } from "../../content/builtFile.ts";
import { CARDS_AT_ONCE, type Card, type ListParts } from "../../content/cards.ts";

interface Options<One extends Card> {
  /** The cards that the page brought along. */
  first: One[];
  parts: ListParts;
  /** What the visitor has chosen; another choice begins at its first cards again. */
  choice: readonly string[];
  kindOf: (card: One) => string | null;
}

export interface Listing<One extends Card> {
  cards: One[];
  /** How many the choice gives in all, whether they are here yet or not. */
  count: number;
  /** Cards that are wanted are not here. */
  state: "whole" | "loading" | "failed";
  /** There are more to show. */
  more: (() => void) | null;
  tryAgain: () => void;
}

/**
 * The cards of a list that a visitor sees. The page brings the first ones; all others come from a
 * file when "show more" or a choice needs them.
 */
export function useListing<One extends Card>(options: Options<One>): Listing<One> {
  const { first, parts, choice, kindOf } = options;
  const [all, setAll] = useState<One[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const key = choice.join();
  const [shown, setShown] = useState({ key, limit: CARDS_AT_ONCE });
  const limit = shown.key === key ? shown.limit : CARDS_AT_ONCE;

  const known = all ?? first;
  const count =
    choice.length === 0
      ? parts.total
      : choice.reduce((sum, kind) => sum + (parts.counts[kind] ?? 0), 0);
  const matching = known.filter(
    (card) => choice.length === 0 || choice.includes(kindOf(card) ?? ""),
  );
  const cards = matching.slice(0, limit);
  const isShort = parts.rest !== "" && all === null && cards.length < Math.min(count, limit);

  const load = useCallback(() => {
    setFailed(false);
    readBuiltFile<One[]>(parts.rest).then(setAll, () => setFailed(true));
  }, [parts.rest]);

  useEffect(() => {
    if (isShort) load();
  }, [isShort, load]);

  return {
    cards,
    count,
    state: !isShort ? "whole" : hasFailed ? "failed" : "loading",
    more: count > limit ? () => setShown({ key, limit: limit + CARDS_AT_ONCE }) : null,
    tryAgain: load,
  };
}
