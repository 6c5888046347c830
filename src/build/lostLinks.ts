/** How the list begins; by it the build knows the list among Gatsby's messages. */
export const LOST_LINKS = "Links without a page";

/** The list with which a build ends; null if every link has its page. */
export function listLostLinks(lost: readonly string[]): string | null {
  if (lost.length === 0) return null;
  return [`${LOST_LINKS}, of which only the words are shown: ${lost.length}`, ...lost].join("\n  ");
}
