/** Shape roles: corners, lines, line heights, layers. Components use these names only. */
export const SHAPE = {
  /** Corner radius, in pixels. */
  radius: { field: 6, panel: 10, pill: 100, round: 100 },
  /** Line width, in pixels. */
  stroke: { hair: 1, fine: 1.5, strong: 2, broad: 3, heavy: 4, alarm: 6 },
  /** Line height, as a multiple of the font size. */
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
  /**
   * Letter spacing in em. Display letters are drawn for posters and are too wide apart on a screen.
   */
  tracking: { display: -0.015, heading: -0.01 },
  /** Minimum height of buttons and fields, in pixels. */
  control: { small: 44, field: 48, medium: 52 },
  /** Stacking order (z-index). */
  layer: { behind: -1, above: 1, menu: 2, notice: 3, skip: 10 },
} as const;

/** All shape roles. A theme provides a value for each. */
export type Shape = {
  [Group in keyof typeof SHAPE]: Record<keyof (typeof SHAPE)[Group], number>;
};
