import { useCallback, useMemo, useState } from "react";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import {
  addDay,
  dropAt,
  dropDay,
  itemsAt,
  move,
  moveDay,
  type Place,
  placeBeside,
  SHELF,
  setTime,
} from "../../journey/arrange.ts";
import { type Catalogue, knownOf } from "../../journey/catalogue.ts";
import type { MyJourney } from "../../journey/journey.ts";
import type { Journeys } from "../../journey/stored.ts";
import { changeJourneys, readJourneys } from "./journeys.ts";
import { idsOf, nameOf } from "./words.ts";

/** What a visitor can change; each change says what it did, and can be undone. */
export interface Editing {
  /** With an id only if it is still that item that stands there. */
  move: (from: Place, to: Place, id?: string) => void;
  step: (from: Place, step: -1 | 1) => void;
  drop: (place: Place, title: string) => void;
  setTime: (place: Place, time: string) => void;
  addDay: () => void;
  dropDay: (day: number) => void;
  moveDay: (day: number, step: -1 | 1) => void;
  /** Anything else, and what to say of it. */
  change: (change: (journey: MyJourney) => MyJourney, said: string) => void;
  /** Changes nothing, and says why. */
  say: (said: string) => void;
  /** The same of all journeys. */
  changeAll: (change: (journeys: Journeys) => Journeys, said: string) => void;
}

/** The last answer, and the journeys before it. */
interface Answer {
  said: string;
  before: Journeys | null;
  /** What the change has made: where it is no longer that, another tab has gone on. */
  after?: Journeys;
}

export function useEditing(catalogue: Catalogue): {
  editing: Editing;
  said: string;
  undo: (() => void) | null;
} {
  const t = useTranslate();
  const [answer, setAnswer] = useState<Answer>({ said: "", before: null });

  const changeAll = useCallback((change: (all: Journeys) => Journeys, said: string): void => {
    const before = readJourneys();
    changeJourneys(change);
    setAnswer({ said, before, after: readJourneys() });
  }, []);

  const editing = useMemo((): Editing => {
    const change: Editing["change"] = (make, said) =>
      changeAll(([mine, ...others]) => [make(mine), ...others], said);
    const moveTo: Editing["move"] = (from, to, id) => {
      const [mine] = readJourneys();
      if (id !== undefined && idsOf(itemsAt(mine, from.day))[from.at] !== id) return;
      const item = itemsAt(mine, from.day)[from.at];
      const title = item ? nameOf(knownOf(item, catalogue), t) : "";
      const isSameDay = from.day === to.day;
      const count = itemsAt(mine, to.day).length + (isSameDay ? 0 : 1);
      const place = Math.min(isSameDay && from.at < to.at ? to.at : to.at + 1, count);
      const said =
        to.day === SHELF
          ? t("my.said.shelf", { title })
          : t("my.said.moved", { title, day: to.day + 1, place, count });
      // A day that there is not yet is a new one.
      const withDay = (journey: MyJourney): MyJourney =>
        to.day < journey.days.length ? journey : addDay(journey);
      change((journey) => move(withDay(journey), from, to), said);
    };
    return {
      change,
      changeAll,
      say: (said) => setAnswer({ said, before: null }),
      move: moveTo,
      step: (from, by) => {
        const to = placeBeside(readJourneys()[0], from, by);
        if (to) moveTo(from, to);
      },
      drop: (place, title) =>
        change((journey) => dropAt(journey, place), t("my.said.removed", { title })),
      setTime: (place, time) =>
        change((journey) => setTime(journey, place, time), t("my.said.changed")),
      addDay: () => {
        const day = readJourneys()[0].days.length + 1;
        change(addDay, t("my.said.day-added", { day }));
      },
      dropDay: (day) =>
        change((journey) => dropDay(journey, day), t("my.said.day-removed", { day: day + 1 })),
      moveDay: (day, step) =>
        change(
          (journey) => moveDay(journey, day, step),
          t("my.said.day-moved", { day: day + 1, place: day + step + 1 }),
        ),
    };
  }, [catalogue, changeAll, t]);

  const { said, before, after } = answer;
  const takeBack = (): void => {
    if (readJourneys() !== after || before === null) {
      setAnswer({ said: t("my.said.not-undone"), before: null });
      return;
    }
    changeJourneys(() => before);
    setAnswer({ said: t("my.said.undone"), before: null });
  };
  return { editing, said, undo: before && takeBack };
}
