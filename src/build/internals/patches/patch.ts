/** A replacement in the source of Gatsby's browser runtime. */
export interface Patch {
  find: string;
  replacement: string;
}
