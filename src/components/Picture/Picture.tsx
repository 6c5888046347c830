import { useLayoutEffect, useRef, useState } from "react";
import type { VariantOf } from "../../theme/variants.ts";
import * as styles from "./Picture.css.ts";

/** A picture in the files and sizes that a browser chooses from. */
export interface PictureData {
  /** For browsers that know nothing of `sources`. */
  src: string;
  /** "" where there is one size only. */
  srcSet: string;
  /** Better formats, the best first. */
  sources: {
    /** "image/avif" */
    type: string;
    srcSet: string;
    /** Only for such screens: "(width < 50em)". */
    media?: string;
  }[];
  /** "" for a picture that screen readers pass over. */
  alt: string;
  /** Its name, where it has one. */
  title?: string;
  /** "Vedran Puhalo"; "" if nobody is to be named. */
  credit: string;
  width: number | null;
  height: number | null;
  /** A blurred miniature, shown while it loads: "data:image/webp;base64,…"; "" for none. */
  placeholder: string;
}

interface Props {
  /** Its files, size, `alt` and placeholder. */
  picture: PictureData;
  /** Width of the picture on the page, as a `sizes` attribute. See pictureSizes. */
  sizes: string;
  /** The main picture of the page loads at once, all others when they are near the screen. */
  isMain?: boolean;
  /** Aspect ratio; the picture's own by default. "fill": as large as the parent. */
  ratio?: "3/2" | "4/3" | "fill";
  /** "none": square, for a picture that touches an edge. */
  corners?: VariantOf<typeof styles.frame, "corners">;
  /** Called if the picture does not load: the moment to show something else. */
  onFail?: () => void;
}

/**
 * Set by script as `data-picture`. Without script there is none, and the picture is simply shown.
 */
type State = "coming" | "shown" | "failed";

const UNKNOWN_RATIO = "3/2";

export function Picture({ picture, sizes, isMain = false, ratio, corners = "all", onFail }: Props) {
  const { src, srcSet, sources, alt, width, height, placeholder } = picture;
  const [isFailed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  const own = width && height ? `${width}/${height}` : undefined;

  // Set on the element: as React state it would render every picture twice.
  const report = (state: State): void => {
    if (image.current) image.current.dataset.picture = state;
    setFailed(state === "failed");
    if (state === "failed") onFail?.();
  };

  // Before the next paint, so that a picture from the cache is not hidden and faded in. The main
  // picture never fades in: the visitor is waiting for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new src is a new picture
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
        backgroundImage: placeholder ? `url(${placeholder})` : undefined,
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
