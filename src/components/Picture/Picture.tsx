import { useLayoutEffect, useRef, useState } from "react";
import type { Picture as PictureData } from "../../documents/types.ts";
import type { VariantOf } from "../../theme/variants.ts";
import * as styles from "./Picture.css.ts";

interface Props {
  picture: PictureData;
  /** How wide the picture is shown, in the words of the `sizes` attribute. */
  sizes: string;
  /** The page's main picture comes at once, all others when they are near the screen. */
  isMain?: boolean;
  /** Width to height; by itself the picture's own. "fill": whatever room the parent leaves. */
  ratio?: "3/2" | "4/3" | "fill";
  corners?: VariantOf<typeof styles.frame, "corners">;
}

/** Without a script nothing is told, and the picture is shown as it comes. */
type State = "coming" | "shown" | "failed";

const UNKNOWN_RATIO = "3/2";

export function Picture({ picture, sizes, isMain = false, ratio, corners = "all" }: Props) {
  const { src, srcSet, sources, alt, width, height, tint } = picture;
  const [isFailed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  const own = width && height ? `${width}/${height}` : undefined;

  // Told to the style, without drawing a page full of pictures twice.
  const report = (state: State): void => {
    if (image.current) image.current.dataset.picture = state;
    setFailed(state === "failed");
  };

  // Before the next paint: a picture that is there already is never hidden for its own fading in. The
  // main picture is not faded in: it is what the visitor waits for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another picture
  useLayoutEffect(() => {
    if (!image.current) return;
    const { complete, naturalWidth } = image.current;
    if (complete) report(naturalWidth > 0 ? "shown" : "failed");
    else report(isMain ? "shown" : "coming");
  }, [src]);

  return (
    <span
      className={styles.frame({ corners, isFilling: ratio === "fill" })}
      style={{
        backgroundImage: tint ? `linear-gradient(${tint})` : undefined,
        aspectRatio: ratio === "fill" ? undefined : (ratio ?? own ?? UNKNOWN_RATIO),
      }}
    >
      <picture>
        {sources.map((source) => (
          <source
            key={`${source.media} ${source.type}`}
            media={source.media}
            type={source.type}
            srcSet={source.srcSet}
            sizes={sizes}
          />
        ))}
        <img
          ref={image}
          className={styles.image({ fit: ratio || own ? "cover" : "contain" })}
          src={src}
          srcSet={srcSet || undefined}
          sizes={srcSet ? sizes : undefined}
          alt={alt}
          width={width ?? undefined}
          height={height ?? undefined}
          loading={isMain ? "eager" : "lazy"}
          fetchPriority={isMain ? "high" : "auto"}
          decoding="async"
          onLoad={() => report("shown")}
          onError={() => report("failed")}
        />
      </picture>
      {isFailed && alt && (
        <span className={styles.words} aria-hidden="true">
          {alt}
        </span>
      )}
    </span>
  );
}
