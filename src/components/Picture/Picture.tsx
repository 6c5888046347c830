import type { Picture as PictureData } from "../../content/types.ts";
import * as styles from "./Picture.css.ts";

interface Props {
  picture: PictureData;
  /** How wide the picture is shown, in the words of the `sizes` attribute. */
  sizes: string;
  /** The page's main picture comes at once, all others when they are near the screen. */
  isMain?: boolean;
  /** Width to height, where the picture fills a frame. */
  ratio?: "3/2" | "4/3";
}

export function Picture({ picture, sizes, isMain = false, ratio }: Props) {
  const { src, srcSet, sources, alt, width, height, tint } = picture;
  return (
    <picture className={styles.frame}>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        className={styles.image}
        style={{ backgroundColor: tint || undefined, aspectRatio: ratio }}
        src={src}
        srcSet={srcSet || undefined}
        sizes={srcSet ? sizes : undefined}
        alt={alt}
        width={width ?? undefined}
        height={height ?? undefined}
        loading={isMain ? "eager" : "lazy"}
        fetchPriority={isMain ? "high" : "auto"}
        decoding="async"
      />
    </picture>
  );
}
