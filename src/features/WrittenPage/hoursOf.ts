import type { Inline } from "../../documents/types.ts";

export interface Hour {
  hour: Inline;
  what: Inline[];
}

const POINT = " · ";

/**
 * The rows of a timetable, if every item of the list looks like "**09:00** · By bicycle …"; null
 * for any other list.
 */
export function hoursOf(items: Inline[][]): Hour[] | null {
  const hours = items.flatMap(([hour, next, ...rest]): Hour[] => {
    if (hour?.kind !== "strong" || next?.kind !== "text" || !next.text.startsWith(POINT)) return [];
    const text = next.text.slice(POINT.length);
    return [{ hour, what: [...(text === "" ? [] : [{ ...next, text }]), ...rest] }];
  });
  return hours.length === items.length ? hours : null;
}
