import { useEffect, useState } from "react";

/**
 * What begins above the upper quarter of the screen has been reached. The margin above is longer
 * than any page.
 */
const REACHED = "9999999px 0px -75% 0px";

/**
 * The index of the part being read: the last one that has been reached, -1 before the first,
 * undefined until script knows. The selector finds where parts begin, in the order of the page.
 */
export function useSectionInView(selector: string): number | undefined {
  const [index, setIndex] = useState<number>();
  useEffect(() => {
    const parts = [...document.querySelectorAll(selector)];
    const reached = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) reached.add(target);
          else reached.delete(target);
        }
        setIndex(parts.findLastIndex((part) => reached.has(part)));
      },
      { rootMargin: REACHED },
    );
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, [selector]);
  return index;
}
