/** What things are shaped by besides colour and type. Components know these names only. */
export const SHAPE = {
  /** Corners, in pixels. */
  radius: { field: 6, panel: 10, pill: 100 },
  /** Lines, in pixels. */
  stroke: { hair: 1, fine: 1.5, strong: 2, broad: 3, heavy: 4, alarm: 6 },
  /** From line to line, as a part of the size of the letters. */
  leading: {
    display: 1.1,
    title: 1.2,
    control: 1.25,
    heading: 1.3,
    caption: 1.4,
    quote: 1.45,
    lead: 1.5,
    body: 1.6,
  },
  /** Between letters, as a part of their size. What is drawn for a poster stands too wide on one. */
  tracking: { display: -0.015, heading: -0.01 },
  /** The least height of what is pressed or filled in, in pixels. */
  control: { small: 44, field: 48, medium: 52 },
  /** What lies on what. */
  layer: { behind: -1, above: 1, menu: 2, notice: 3, skip: 10 },
} as const;

/** Every role of shape with a number of its own: what a theme has to fill in. */
export type Shape = {
  [Group in keyof typeof SHAPE]: Record<keyof (typeof SHAPE)[Group], number>;
};
