import type { ReactNode } from "react";
import { CROP_RATIO, type Crop } from "../../content/map/crop.ts";
import { FRAMES } from "../../content/map/sheets.ts";
import * as styles from "./MapPart.css.ts";

interface Props {
  picture: string;
  crop: Crop;
  children: ReactNode;
}

const part = (value: number): string => `${Math.round(value * 10) / 10}%`;

/** Where a point of the sheet lies in the window, in per cent of its width and of its height. */
export const inWindow = (
  [x, y]: [x: number, y: number],
  crop: Crop,
): { insetInlineStart: string; insetBlockStart: string } => ({
  insetInlineStart: part(((x - crop.x) / crop.width) * 100),
  insetBlockStart: part(((y - crop.y) / crop.width / CROP_RATIO) * 100),
});

/** A part of the region's map: nothing but a picture, for what is told beside it. */
export function MapWindow({ picture, crop, children }: Props) {
  const { width, height } = FRAMES.wide;
  return (
    <div className={styles.window} aria-hidden="true">
      <img
        className={styles.picture}
        src={picture}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        style={{ inlineSize: part(10000 / crop.width), ...inWindow([0, 0], crop) }}
      />
      {children}
    </div>
  );
}
