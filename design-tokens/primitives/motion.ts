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
  /** Once in and out, while something is on its way. */
  breath: 2000,
  turn: 900,
  travel: 1200,
} as const;

/** The two points that bend a movement: how far it is, by how much of its time is over. */
export type Curve = [x1: number, y1: number, x2: number, y2: number];

export interface Easing {
  /** Off at once and gently in: whatever answers a visitor. */
  calm: Curve;
  /** To and fro. */
  swing: Curve;
  /** Already on its way, it comes to rest. */
  arrive: Curve;
  /** At one pace: what has neither beginning nor end. */
  even: Curve;
}

export const EASING: Easing = {
  calm: [0.25, 0.1, 0.25, 1],
  swing: [0.42, 0, 0.58, 1],
  arrive: [0, 0, 0.58, 1],
  even: [0, 0, 1, 1],
};

/** How much of a card has to be in sight before it comes in. */
export const REVEAL_THRESHOLD = 0.4;
