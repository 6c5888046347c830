import type { SharedPicture, Translation } from "./types.ts";

/** What stands for the site where its bare address is shared, in the default language. */
export interface Root {
  title: string;
  description: string;
  picture: SharedPicture;
  /** The home pages. */
  translations: Translation[];
}
