import { type ReactNode, useEffect, useRef, useState } from "react";
import { motion, wantsLessMotion } from "../../theme/motion.ts";
import * as styles from "./Reveal.css.ts";

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
  let isWaiting = false;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        // The first answer comes at once: what is on the screen by then, or above it, stays as it is.
        const isBelow = !entry.isIntersecting && entry.boundingClientRect.top > 0;
        if (!isWaiting && isBelow) {
          isWaiting = true;
          element.dataset.reveal = "waiting";
        } else if (!isWaiting || isInSight(entry)) {
          if (isWaiting) element.dataset.reveal = "shown";
          observer.disconnect();
        }
      }
    },
    { threshold: STEPS },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

interface Props {
  /** It was asked for by what the visitor did, and is there at once. */
  isSettled?: boolean;
  children: ReactNode;
}

/** Lets its contents fade and slide in when they are scrolled to, once. */
export function Reveal({ isSettled = false, children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [isStill] = useState(isSettled);
  useEffect(() => {
    if (!element.current || isStill || wantsLessMotion()) return;
    return revealOnce(element.current);
  }, [isStill]);
  return (
    <div ref={element} className={styles.reveal}>
      {children}
    </div>
  );
}
