import { useEffect, useState } from "react";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import type { DocumentType } from "../../i18n/routes.ts";
import type { Card } from "../../lists/cards.ts";
import type { OpenStore } from "../../live/liveContent.ts";
import { useStore } from "../Live/LiveProvider.tsx";
import { findNewDocuments } from "./findNewDocuments.ts";

/**
 * New documents that the visitor has already shown, by list: they stay when the visitor returns.
 */
const seen = new WeakMap<OpenStore, Map<string, Card[]>>();

function seenIn(open: OpenStore): Map<string, Card[]> {
  const lists = seen.get(open) ?? new Map<string, Card[]>();
  seen.set(open, lists);
  return lists;
}

/** Runs the request when the browser is idle. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 5000 });
  return () => cancelIdleCallback(handle);
}

interface Options {
  type: DocumentType;
  first: Card[];
  /** Publication date of the last of the `first` cards; "" if these are all. */
  since: string;
  /** Key of filters and order. When it changes, new documents are shown too. */
  choice: string;
}

export interface Newer {
  shown: Card[];
  /** New, but not shown yet: a list must not change while the visitor reads it. */
  waiting: Card[];
  show: () => void;
}

/** Requests documents that are newer than the build. A failure is only logged. */
export function useNewDocuments({ type, first, since, choice }: Options): Newer {
  const open = useStore();
  const language = useLanguage();
  const list = `${language} ${type}`;
  const [newer, setNewer] = useState<Card[]>([]);
  const [shown, setShown] = useState<Card[]>(() => (open && seenIn(open).get(list)) ?? []);
  const [arranged, setArranged] = useState(choice);
  const waiting = newer.filter(({ path }) => !shown.some((card) => card.path === path));

  if (arranged !== choice) {
    setArranged(choice);
    if (waiting.length > 0) setShown(newer);
  }

  useEffect(() => {
    if (!open) return;
    let isLeft = false;
    const cancel = whenIdle(async () => {
      try {
        const newest = await (await open()).newest(type, language);
        if (isLeft) return;
        const found = findNewDocuments(newest, first, since);
        setNewer(found);
        // An empty list has nothing that could move.
        if (first.length === 0) setShown(found);
      } catch (error) {
        console.warn(error instanceof Error ? error.message : error);
      }
    });
    return () => {
      isLeft = true;
      cancel();
    };
  }, [open, type, language, first, since]);

  useEffect(() => {
    if (open) seenIn(open).set(list, shown);
  }, [open, list, shown]);

  return { shown, waiting, show: () => setShown(newer) };
}
