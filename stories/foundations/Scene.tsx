import type { ReactNode } from "react";
import { Picture } from "../../src/components/Picture/Picture.tsx";
import { pictureOf, type Scene as SceneName } from "../pictures.ts";
import * as styles from "./foundations.css.ts";

interface Props {
  scene: SceneName;
  alt: string;
  children: ReactNode;
}

/** A picture of the demo content with a caption. */
export function Scene({ scene, alt, children }: Props) {
  return (
    <figure>
      <Picture picture={pictureOf(scene, alt)} sizes="40rem" ratio="3/2" />
      <figcaption className={styles.caption}>{children}</figcaption>
    </figure>
  );
}

export function Scenes({ children }: { children: ReactNode }) {
  return (
    <div className={styles.block}>
      <div className={styles.scenes}>{children}</div>
    </div>
  );
}
