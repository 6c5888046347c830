/** Milliseconds, for styles: a theme may change them. */
export const DURATION = {
  /** Direct feedback: hover, press, focus. */
  quick: 120,
  /** Elements that appear and disappear. */
  calm: 250,
  placeholder: 500,
  /** One cycle of a pulsing placeholder while content is loading. */
  breath: 2000,
  turn: 900,
  travel: 1200,
} as const;

/** Milliseconds, for what scripts move. */
export const SCRIPT_DURATION = {
  carousel: 500,
  gallery: 450,
  slideShow: 3000,
  reflow: 300,
} as const;

/** The two control points of a cubic Bézier curve. */
export type Curve = [x1: number, y1: number, x2: number, y2: number];

export interface Easing {
  /** Starts fast, ends gently: feedback to the visitor. */
  calm: Curve;
  /** Starts and ends gently: repeated movement back and forth. */
  swing: Curve;
  /** Starts at full speed, ends gently: elements that enter. */
  arrive: Curve;
  /** Constant speed: endless movement, such as a spinner. */
  even: Curve;
}

export const EASING: Easing = {
  calm: [0.25, 0.1, 0.25, 1],
  swing: [0.42, 0, 0.58, 1],
  arrive: [0, 0, 0.58, 1],
  even: [0, 0, 1, 1],
};

/** Share of a card that must be visible before it is revealed. */
export const REVEAL_THRESHOLD = 0.4;
