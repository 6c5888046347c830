/** Where what was measured is kept from one run to the next. */
export const REPORTS = ".build/reports";
