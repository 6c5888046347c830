import type { Picture } from "../documents/types.ts";

/** A picture of the home page and when it opens the page: ["9", "evening-10"] */
export interface Opening {
  picture: Picture;
  when: string[];
}

type Month<Name extends string> = Record<"day" | "evening", Name>;

/**
 * Each picture of the table once, with its months. The first is that of the given month: visitors
 * without scripts see it.
 */
export function openings<Name extends string>(
  months: readonly Month<Name>[],
  month: number,
  pictureOf: (name: Name) => Picture,
): Opening[] {
  const times = new Map<Name, string[]>();
  for (const [index, { day, evening }] of months.entries()) {
    times.set(day, [...(times.get(day) ?? []), String(index + 1)]);
    times.set(evening, [...(times.get(evening) ?? []), `evening-${index + 1}`]);
  }
  return [...times]
    .map(([name, when]) => ({ picture: pictureOf(name), when }))
    .sort((one, other) => {
      const isNow = ({ when }: Opening): number => Number(when.includes(String(month)));
      return isNow(other) - isNow(one);
    });
}
