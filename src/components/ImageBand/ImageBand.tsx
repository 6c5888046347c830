import { pictureSizes } from "../../theme/pictureSizes.ts";
import { Picture, type PictureData } from "../Picture/Picture.tsx";
import * as styles from "./ImageBand.css.ts";

interface Props {
  /** The main picture of the page; `alt: ""` if it only sets the mood. */
  picture: PictureData;
}

/**
 * The main picture of a text page, at full content width. On a wide screen it is flat, so that the
 * text begins on the first screen.
 */
export function ImageBand({ picture }: Props) {
  return (
    <div className={styles.strip}>
      <Picture picture={picture} sizes={pictureSizes.whole} ratio="fill" isMain />
    </div>
  );
}
