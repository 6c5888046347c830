import { Children, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { NEAR_SCREEN } from "../../theme/motion.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./Carousel.css.ts";
import type { CarouselMotion, Move, Position } from "./CarouselMotion.tsx";

export interface CarouselWords {
  /** Role descriptions for screen readers: "carousel" and "slide". */
  carousel: string;
  /** What a slide is: "card". */
  slide: string;
  /** "Slide 2 of 5" */
  place: (place: number) => string;
  /** "Slides 4 to 6 of 8", when several are visible. */
  inSight: (first: number, last: number) => string;
  /** Label of the first arrow: "Previous card" */
  previous: string;
  /** Label of the second arrow: "Next card" */
  next: string;
}

interface Props {
  /** What the slides show: "Programs". */
  label: string;
  /** What screen readers say: { previous: "Previous card", … } */
  words: CarouselWords;
  /** A link to the full list, beside the arrows. */
  more?: ReactNode;
  /** Each child is a slide. */
  children: ReactNode;
}

/** The loaded script and the row that it moves. */
interface Moving {
  Motion: typeof CarouselMotion;
  row: HTMLElement;
}

const START: Position = { index: 0, inSight: 1, isFirst: true, isLast: false };

const FEW = [1, 2, 3] as const;

const loadMotion = (): Promise<typeof CarouselMotion> =>
  import(/* webpackChunkName: "later-carousel" */ "./CarouselMotion.tsx").then(
    (module) => module.CarouselMotion,
  );

/** Calls back once, when the row is near the screen and wider than the viewport. */
function whenNeeded(viewport: HTMLElement, call: () => void): () => void {
  const resizes = new ResizeObserver(() => {
    if (viewport.scrollWidth <= viewport.clientWidth) return;
    resizes.disconnect();
    call();
  });
  const nears = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      nears.disconnect();
      resizes.observe(viewport);
    },
    { rootMargin: NEAR_SCREEN },
  );
  nears.observe(viewport);
  return () => {
    nears.disconnect();
    resizes.disconnect();
  };
}

/** The sign of a scroll along the line: 1, or -1 from right to left. */
const startToEnd = (row: HTMLElement): 1 | -1 =>
  getComputedStyle(row).direction === "rtl" ? -1 : 1;

/** A carousel of cards. Before its script loads, and without it, the row scrolls natively. */
export function Carousel({ label, words, more, children }: Props) {
  const viewport = useRef<HTMLDivElement>(null);
  const [motion, setMotion] = useState<Moving | null>(null);
  const [isMoved, setMoved] = useState(false);
  const [position, setPosition] = useState(START);
  const [isAnnounced, setAnnounced] = useState(false);
  const move = useRef<Move>(null);
  const slides = Children.toArray(children);
  const count = FEW.find((few) => few >= slides.length) ?? "many";

  useEffect(() => {
    const row = viewport.current;
    if (!row) return;
    return whenNeeded(row, () => {
      // If the script does not load, the row still scrolls.
      loadMotion().then(
        (Motion) => setMotion({ Motion, row }),
        () => undefined,
      );
    });
  }, []);

  const start = useCallback((given: Move) => {
    move.current = given;
    setMoved(true);
  }, []);

  const go = (step: 1 | -1): void => {
    setAnnounced(true);
    const row = viewport.current;
    if (move.current) move.current(step);
    else row?.scrollBy({ left: step * startToEnd(row) * row.clientWidth });
  };

  const first = position.index + 1;
  const last = Math.min(position.index + position.inSight, slides.length);
  const place = first < last ? words.inSight(first, last) : words.place(first);

  return (
    <section className={styles.carousel} aria-label={label} aria-roledescription={words.carousel}>
      <div ref={viewport} className={styles.viewport({ isMoved })}>
        <div className={styles.slides}>
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
            <div
              key={index}
              role="group"
              aria-roledescription={words.slide}
              aria-label={words.place(index + 1)}
              className={styles.slide}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.foot}>
        {more && <p className={styles.more}>{more}</p>}
        <div className={styles.arrows({ count })}>
          <IconButton
            icon="arrow-start"
            tone="ringed"
            label={words.previous}
            aria-disabled={position.isFirst}
            onClick={() => go(-1)}
          />
          <IconButton
            icon="arrow-end"
            tone="ringed"
            label={words.next}
            aria-disabled={position.isLast}
            onClick={() => go(1)}
          />
        </div>
      </div>
      <VisuallyHidden role="status">{isAnnounced ? place : ""}</VisuallyHidden>
      {motion && <motion.Motion viewport={motion.row} onReady={start} onMove={setPosition} />}
    </section>
  );
}
