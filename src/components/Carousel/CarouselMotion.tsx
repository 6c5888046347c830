import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useState } from "react";
import { motion, wantsLessMotion } from "../../theme/motion.ts";

// Embla's "duration" is not a time but a friction: with 22 a slide has moved 98 % of its way after
// 500 ms, calculated from its steps at 60 frames per second.
const RESISTANCE = motion.carousel * 0.044;

export interface Position {
  index: number;
  /** Number of slides that are visible side by side. */
  inSight: number;
  isFirst: boolean;
  isLast: boolean;
}

/** Moves one slide forward or back. */
export type Move = (step: 1 | -1) => void;

interface Props {
  viewport: HTMLElement;
  onReady: (move: Move) => void;
  onMove: (position: Position) => void;
}

/** How many slides fit into a distance in pixels. */
function slidesIn(viewport: HTMLElement, pixels: number): number {
  const slide = viewport.firstElementChild?.firstElementChild;
  return slide ? Math.round(Math.abs(pixels) / slide.clientWidth) : 0;
}

/** Adds Embla to the row. A separate module, so that it is loaded only where it is needed. */
export function CarouselMotion({ viewport, onReady, onMove }: Props) {
  const [startIndex] = useState(() => slidesIn(viewport, viewport.scrollLeft));
  const [attach, embla] = useEmblaCarousel({
    align: "start",
    loop: false,
    direction: getComputedStyle(viewport).direction === "rtl" ? "rtl" : "ltr",
    duration: RESISTANCE,
    startIndex,
    // The visible edge of the next slide does not count.
    inViewThreshold: 0.9,
    // A link in a hidden slide got the focus, for example with Tab.
    watchFocus: (api, event) => {
      const { target } = event;
      const index = api
        .slideNodes()
        .findIndex((node) => target instanceof Node && node.contains(target));
      if (!api.slidesInView().includes(index)) api.scrollTo(index, true);
      return false;
    },
  });

  useEffect(() => attach(viewport), [attach, viewport]);

  useEffect(() => {
    if (!embla) return;
    const report = (): void =>
      onMove({
        index: embla.selectedScrollSnap(),
        inSight: slidesIn(viewport, viewport.clientWidth),
        isFirst: !embla.canScrollPrev(),
        isLast: !embla.canScrollNext(),
      });
    // With reduced motion, jumps to the slide after a swipe instead of gliding.
    const settle = (): void => {
      if (wantsLessMotion()) embla.scrollTo(embla.selectedScrollSnap(), true);
    };
    embla.on("select", report).on("reInit", report).on("pointerUp", settle);
    report();
    onReady((step) =>
      step > 0 ? embla.scrollNext(wantsLessMotion()) : embla.scrollPrev(wantsLessMotion()),
    );
    return () => {
      embla.off("select", report).off("reInit", report).off("pointerUp", settle);
    };
  }, [embla, viewport, onReady, onMove]);

  return null;
}
