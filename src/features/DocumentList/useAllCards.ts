import { useCallback, useState } from "react";
import type { Card } from "../../lists/cards.ts";
import { fetchBuildFile } from "../../runtime/fetchBuildFile.ts";

/** Cache by URL: a visitor who returns to a list gets it at once. */
const fetched = new Map<string, Card[]>();

interface AllCards {
  /** null until loaded. */
  cards: Card[] | null;
  hasFailed: boolean;
  load: () => void;
}

/** Loads all cards of a list from the file that the build wrote. */
export function useAllCards(address: string): AllCards {
  const [cards, setCards] = useState(() => fetched.get(address) ?? null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    fetchBuildFile<Card[]>(address).then(
      (all) => {
        fetched.set(address, all);
        setCards(all);
      },
      () => setFailed(true),
    );
  }, [address]);
  return { cards, hasFailed, load };
}
