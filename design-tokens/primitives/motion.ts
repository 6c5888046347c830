/** Milliseconds. */
export const DURATION = {
  /** Under a finger or a pointer. */
  quick: 120,
  /** What comes and goes, and what a pointer rests on. */
  calm: 250,
  placeholder: 500,
  carousel: 500,
  gallery: 450,
  slideShow: 3000,
  reflow: 300,
} as const;

/** How much of a card has to be in sight before it comes in. */
export const REVEAL_THRESHOLD = 0.4;
