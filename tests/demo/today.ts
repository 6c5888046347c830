/** The day of the approved pictures and snapshots of the demo, whose documents have dates. */
export const TODAY = Date.UTC(2026, 4, 14, 9, 30);
