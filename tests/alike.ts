/** Tags of what the proof alone takes. */
export const onlyProof = (is: boolean): string[] => (is ? ["@proof"] : []);

/**
 * Tags of one of many pages or screens that show the same behaviour: npm test takes the first of them,
 * the proof takes them all.
 */
export const firstOf = (count: number, index: number): string[] => onlyProof(index >= count);
