/** Programs and stories are dated: what is on record of the demo is of this day, whatever day it is. */
export const TODAY = Date.UTC(2026, 4, 14, 9, 30);
