import { type RefObject, useEffect, useRef, useState } from "react";
import { wantsLessMotion } from "../../theme/motion.ts";

/** Says how many there are after a choice, not when the page has just opened. */
export function useAnnouncement(text: string): string {
  const before = useRef(text);
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    if (before.current !== text) setSpoken(text);
    before.current = text;
  }, [text]);
  return spoken;
}

/** Whoever has chosen sees how many there are, and the first of them; where they do, nothing moves. */
export function useScrollToCount(answer: RefObject<HTMLElement | null>, presses: number): void {
  useEffect(() => {
    if (presses === 0) return;
    const behavior = wantsLessMotion() ? "instant" : "smooth";
    answer.current?.scrollIntoView({ block: "nearest", behavior });
  }, [answer, presses]);
}
