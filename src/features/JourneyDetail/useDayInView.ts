import { type RefObject, useEffect, useState } from "react";

/** The middle of the screen, where one reads. */
const READING_LINE = "-45% 0px -45% 0px";

/** The number of the day being read, of the sections with `data-day`; undefined before and after them. */
export function useDayInView(page: RefObject<HTMLElement | null>): number | undefined {
  const [day, setDay] = useState<number>();
  useEffect(() => {
    const parts = [...(page.current?.querySelectorAll<HTMLElement>("section[data-day]") ?? [])];
    const read = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const number = parts.indexOf(target as HTMLElement) + 1;
          if (isIntersecting) read.add(number);
          else read.delete(number);
        }
        setDay(read.size > 0 ? Math.min(...read) : undefined);
      },
      { rootMargin: READING_LINE },
    );
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, [page]);
  return day;
}
