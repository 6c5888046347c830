import { type ReactNode, useEffect, useRef, useState } from "react";
import { motion, wantsLessMotion } from "../../theme/motion.ts";
import * as styles from "./Reveal.css.ts";
import { hadJustScrolled, hasComeBack, trackRevealCauses } from "./revealCauses.ts";

// Steps of 2 % up to the threshold. Small ones are for elements taller than the screen.
const STEPS = Array.from({ length: 21 }, (_, step) => (step / 20) * motion.revealThreshold);

/** Whether enough of the element is visible, or it fills enough of the screen. */
function isInSight({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) {
  const screen = rootBounds?.height ?? 0;
  return (
    intersectionRatio >= motion.revealThreshold ||
    intersectionRect.height >= screen * motion.revealThreshold
  );
}

function revealOnce(element: HTMLElement): () => void {
  /**
   * Vertical position when the wait began. If it changes, the layout has moved the element, not the
   * visitor.
   */
  let place: number | null = null;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (place === null) {
          // The first callback runs at once. Elements on the screen or above it stay as they are.
          const isBelow = !entry.isIntersecting && entry.boundingClientRect.top > 0;
          if (!isBelow) return observer.disconnect();
          place = element.offsetTop;
          element.dataset.reveal = "waiting";
        } else if (entry.isIntersecting) {
          const isScrolledTo = hadJustScrolled(entry.time) && element.offsetTop === place;
          if (isScrolledTo && !isInSight(entry)) continue;
          // Not scrolled to, but moved by a filter or a resize: show it without an animation.
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
  /** Turns the animation off, for content that the visitor has just requested. */
  isSettled?: boolean;
  /** A card of a list. */
  children: ReactNode;
}

/**
 * Fades and slides its content in when the visitor scrolls to it, once. Content that becomes
 * visible in any other way, or after going back, is simply there. It is readable throughout.
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
