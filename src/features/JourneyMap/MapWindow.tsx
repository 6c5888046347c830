import type { ReactNode } from "react";
import type { Crop } from "../../maps/crop.ts";
import { FRAMES } from "../../maps/frames.ts";
import * as styles from "./MapPart.css.ts";

interface Props {
  picture: string;
  crop: Crop;
  children: ReactNode;
}

const part = (value: number): string => `${Math.round(value * 10) / 10}cqi`;

/** CSS position of a point, given in per cent of the window's width. */
export const inWindow = ([x, y]: [x: number, y: number]) => ({
  insetInlineStart: part(x),
  insetBlockStart: part(y),
});

/** A section of the region's map. Hidden from screen readers: a list says the same. */
export function MapWindow({ picture, crop, children }: Props) {
  const { width, height } = FRAMES.wide;
  const larger = 100 / crop.width;
  return (
    <div className={styles.window} data-theme="day" aria-hidden="true">
      <img
        className={styles.picture}
        src={picture}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        style={{
          inlineSize: part(100 * larger),
          ...inWindow([-crop.x * larger, -crop.y * larger]),
        }}
      />
      {children}
    </div>
  );
}
