/** What Gatsby's part of the browser's script says or does, and what it says or does instead. */
export interface Patch {
  was: string;
  becomes: string;
}
