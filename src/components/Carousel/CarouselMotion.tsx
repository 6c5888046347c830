import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useState } from "react";
import { motion, wantsLessMotion } from "../../theme/motion.ts";

// Embla's "duration" is no time but a resistance: with 22 a slide has gone 98 % of its way after
// 500 ms, reckoned from its steps at 60 frames a second.
const RESISTANCE = motion.carousel * 0.044;

export interface Position {
  index: number;
  /** So many slides stand side by side. */
  inSight: number;
  isFirst: boolean;
  isLast: boolean;
}

/** Moves so many slides on, or back. */
export type Move = (step: 1 | -1) => void;

interface Props {
  viewport: HTMLElement;
  onReady: (move: Move) => void;
  onMove: (position: Position) => void;
}

/** How often a slide goes into so many pixels. */
function slidesIn(viewport: HTMLElement, pixels: number): number {
  const slide = viewport.firstElementChild?.firstElementChild;
  return slide ? Math.round(Math.abs(pixels) / slide.clientWidth) : 0;
}

/** What the script adds to the row; a module of its own, so that it comes only where it is needed. */
export function CarouselMotion({ viewport, onReady, onMove }: Props) {
  const [startIndex] = useState(() => slidesIn(viewport, viewport.scrollLeft));
  const [attach, embla] = useEmblaCarousel({
    align: "start",
    loop: false,
    direction: getComputedStyle(viewport).direction === "rtl" ? "rtl" : "ltr",
    duration: RESISTANCE,
    startIndex,
    // A glimpse of the next one is not yet in sight.
    inViewThreshold: 0.9,
    // A link in a slide out of sight has got the focus, by whatever means.
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
    // After a swipe the slide would glide into its place.
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
