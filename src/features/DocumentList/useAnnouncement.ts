import { type RefObject, useEffect, useRef, useState } from "react";
import { wantsLessMotion } from "../../theme/motion.ts";

/**
 * Text for a live region. Empty at first, so only changes are announced, such as the number of
 * results after a choice.
 */
export function useAnnouncement(text: string): string {
  const before = useRef(text);
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    if (before.current !== text) setSpoken(text);
    before.current = text;
  }, [text]);
  return spoken;
}

/**
 * After a choice, scrolls the number of results and the first of them into view, if they are not.
 */
export function useScrollToCount(answer: RefObject<HTMLElement | null>, presses: number): void {
  useEffect(() => {
    if (presses === 0) return;
    const behavior = wantsLessMotion() ? "instant" : "smooth";
    answer.current?.scrollIntoView({ block: "nearest", behavior });
  }, [answer, presses]);
}
