/** The day on which somebody last compared the accessibility statement with the site. */
export const REVIEWED_AT = "2026-11-22";
