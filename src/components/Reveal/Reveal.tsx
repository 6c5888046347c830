import { type ReactNode, useEffect, useRef, useState } from "react";
import { motion, wantsLessMotion } from "../../theme/motion.ts";
import * as styles from "./Reveal.css.ts";
import { hadJustScrolled, hasComeBack, trackRevealCauses } from "./revealCauses.ts";

// Steps of 2 % up to the threshold: the smaller ones are for what is taller than the screen.
const STEPS = Array.from({ length: 21 }, (_, step) => (step / 20) * motion.revealThreshold);

/** Enough of the element is in sight, or enough of the screen is filled with it. */
function isInSight({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) {
  const screen = rootBounds?.height ?? 0;
  return (
    intersectionRatio >= motion.revealThreshold ||
    intersectionRect.height >= screen * motion.revealThreshold
  );
}

function revealOnce(element: HTMLElement): () => void {
  /** Where on the page it began to wait; what moves it does not count. */
  let place: number | null = null;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (place === null) {
          // The first answer comes at once: what is on the screen by then, or above it, stays as it is.
          const isBelow = !entry.isIntersecting && entry.boundingClientRect.top > 0;
          if (!isBelow) return observer.disconnect();
          place = element.offsetTop;
          element.dataset.reveal = "waiting";
        } else if (entry.isIntersecting) {
          const isScrolledTo = hadJustScrolled(entry.time) && element.offsetTop === place;
          if (isScrolledTo && !isInSight(entry)) continue;
          // A choice, or a screen that has grown, has put it where the visitor looks: it is there.
          if (isScrolledTo) element.dataset.reveal = "shown";
          else delete element.dataset.reveal;
          observer.disconnect();
        }
      }
    },
    { threshold: STEPS },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    delete element.dataset.reveal;
  };
}

interface Props {
  /** It was asked for by what the visitor did, and is there at once. */
  isSettled?: boolean;
  children: ReactNode;
}

/**
 * Lets its contents fade and slide in when they are scrolled to, once. They can be read before; what
 * comes into sight in any other way, or by a step back, is simply there.
 */
export function Reveal({ isSettled = false, children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [isStill, setStill] = useState(isSettled);
  if (isSettled && !isStill) setStill(true);
  useEffect(() => {
    trackRevealCauses();
    if (!element.current || isStill || hasComeBack() || wantsLessMotion()) return;
    return revealOnce(element.current);
  }, [isStill]);
  return (
    <div ref={element} className={styles.reveal}>
      {children}
    </div>
  );
}
