import { useCallback, useEffect, useState } from "react";
import { readBuiltFile } from "../../content/builtFile.ts";
import {
  CARDS_AT_ONCE,
  type Card,
  kindOf,
  type ListParts,
  withNewer,
} from "../../content/cards.ts";
import type { DocumentType } from "../../content/types.ts";
import { useNewer } from "./useNewer.ts";

type CardOf<Type extends DocumentType> = Extract<Card, { type: Type }>;

interface Options<Type extends DocumentType> {
  type: Type;
  /** The cards that the page brought along. */
  first: CardOf<Type>[];
  parts: ListParts;
  /** What the visitor has chosen; another choice begins at its first cards again. */
  choice: readonly string[];
}

export interface Listing<One extends Card> {
  cards: One[];
  /** How many the choice gives in all, whether they are here yet or not. */
  count: number;
  /** How many the list has, and how many each choice gives. */
  total: number;
  counts: Record<string, number>;
  /** Cards that are wanted are not here. */
  state: "whole" | "loading" | "failed";
  /** There are more to show. */
  more: (() => void) | null;
  tryAgain: () => void;
  /** So many newer ones wait until the visitor wants to see them. */
  newer: { count: number; show: () => void };
}

/**
 * The cards of a list that a visitor sees. The page brings the first ones; all others come from a
 * file when "show more" or a choice needs them.
 */
export function useListing<Type extends DocumentType>(
  options: Options<Type>,
): Listing<CardOf<Type>> {
  const { type, first, parts, choice } = options;
  const [all, setAll] = useState<CardOf<Type>[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const key = choice.join();
  const newer = useNewer({ type, first, since: parts.since, choice: key });
  const { total, counts } = withNewer(parts, newer.shown);

  const matches = (card: Card): boolean =>
    choice.length === 0 || choice.includes(kindOf(card) ?? "");
  const onTop = newer.shown.filter(
    (card): card is CardOf<Type> => card.type === type && matches(card),
  );
  const [asked, setAsked] = useState({ key, limit: CARDS_AT_ONCE });
  // What came on top pushes nothing out below.
  const limit = (asked.key === key ? asked.limit : CARDS_AT_ONCE) + onTop.length;

  const count =
    choice.length === 0 ? total : choice.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
  const cards = [...onTop, ...(all ?? first).filter(matches)].slice(0, limit);
  const isShort = parts.rest !== "" && all === null && cards.length < Math.min(count, limit);

  const load = useCallback(() => {
    setFailed(false);
    readBuiltFile<CardOf<Type>[]>(parts.rest).then(setAll, () => setFailed(true));
  }, [parts.rest]);

  useEffect(() => {
    if (isShort) load();
  }, [isShort, load]);

  return {
    cards,
    count,
    total,
    counts,
    state: !isShort ? "whole" : hasFailed ? "failed" : "loading",
    more:
      count > limit ? () => setAsked({ key, limit: limit - onTop.length + CARDS_AT_ONCE }) : null,
    tryAgain: load,
    newer: { count: newer.waiting.filter(matches).length, show: newer.show },
  };
}
