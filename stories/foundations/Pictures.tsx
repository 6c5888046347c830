import { PICTURE_WIDTHS, SOCIAL_SIZE } from "../../src/images/remotePicture.ts";
import { pictureOf } from "../pictures.ts";
import * as styles from "./foundations.css.ts";
import { Table } from "./Table.tsx";

const { width: sharedWidth, height: sharedHeight } = SOCIAL_SIZE;

export function PictureWidths() {
  return (
    <div className={styles.block}>
      <Table
        label="Widths of pictures"
        head={["Pixels", "Relative to the widest"]}
        rows={PICTURE_WIDTHS.map((width) => ({
          key: String(width),
          cells: [
            width,
            <div
              key="bar"
              className={styles.bar}
              style={{ inlineSize: `${(width / Math.max(...PICTURE_WIDTHS)) * 20}rem` }}
            />,
          ],
        }))}
      />
    </div>
  );
}

const CROPS = [
  { name: "3 : 2, in lists", ratio: "3 / 2" },
  { name: "4 : 3, on the dark band", ratio: "4 / 3" },
  { name: "2 : 1, as wide as two thumbnails", ratio: "2 / 1" },
  { name: `${sharedWidth} : ${sharedHeight}, shared`, ratio: `${sharedWidth} / ${sharedHeight}` },
  { name: "1 : 1, the narrowest crop", ratio: "1" },
];

export function Crops() {
  const { src } = pictureOf("wetland", "");
  return (
    <div className={styles.block}>
      <div className={styles.scenes}>
        {CROPS.map(({ name, ratio }) => (
          <figure key={name}>
            <img className={styles.crop} src={src} alt="" style={{ aspectRatio: ratio }} />
            <figcaption className={styles.caption}>{name}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
