import { pictureSizes } from "../../theme/pictureSizes.ts";
import { Picture, type PictureData } from "../Picture/Picture.tsx";
import * as styles from "./PersonCard.css.ts";

interface Props {
  /** "Marta Kovač" */
  name: string;
  /** A line about the person, below the name; "" for none. */
  about?: string;
  /** Square, shown round; its alternative text is empty, because the name stands beside it. */
  portrait?: PictureData;
}

/** Someone with a name: a round portrait, and beside it who that is. */
export function PersonCard({ name, about = "", portrait }: Props) {
  return (
    <div className={styles.person}>
      {portrait && (
        <div className={styles.portrait}>
          <Picture picture={portrait} sizes={pictureSizes.portrait} ratio="fill" corners="none" />
        </div>
      )}
      <p className={styles.words}>
        <span className={styles.name}>{name}</span>
        {about && <span className={styles.about}>{about}</span>}
      </p>
    </div>
  );
}
