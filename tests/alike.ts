/**
 * Tags of one of many pages or screens that show the same behaviour: npm test takes the first of them,
 * the nightly tier takes them all.
 */
export const firstOf = (count: number, index: number): string[] =>
  index >= count ? ["@nightly"] : [];
