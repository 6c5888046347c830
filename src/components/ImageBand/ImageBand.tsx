import type { Picture as PictureData } from "../../documents/types.ts";
import { pictureSizes } from "../../theme/pictureSizes.ts";
import { Picture } from "../Picture/Picture.tsx";
import * as styles from "./ImageBand.css.ts";

/** The main picture of a page of words, as wide as its content: on a wide screen low enough to leave them the first screen. */
export function ImageBand({ picture }: { picture: PictureData }) {
  return (
    <div className={styles.strip}>
      <Picture picture={picture} sizes={pictureSizes.whole} ratio="fill" isMain />
    </div>
  );
}
