import { useLayoutEffect, useRef, useState } from "react";
import type { Picture as PictureData } from "../../content/types.ts";
import * as styles from "./Picture.css.ts";

interface Props {
  picture: PictureData;
  /** How wide the picture is shown, in the words of the `sizes` attribute. */
  sizes: string;
  /** The page's main picture comes at once, all others when they are near the screen. */
  isMain?: boolean;
  /** Width to height; by itself the picture's own. "fill": whatever room the parent leaves. */
  ratio?: "3/2" | "4/3" | "fill";
  corners?: "all" | "none";
}

/** "not-loaded" is what the HTML says: the picture is shown as it comes, script or not. */
type State = "not-loaded" | "loading" | "loaded" | "failed";

const UNKNOWN_RATIO = "3/2";

function stateOf(image: HTMLImageElement): State {
  if (!image.complete) return "loading";
  return image.naturalWidth > 0 ? "loaded" : "failed";
}

export function Picture({ picture, sizes, isMain = false, ratio, corners = "all" }: Props) {
  const { src, srcSet, sources, alt, width, height, tint } = picture;
  const [state, setState] = useState<State>("not-loaded");
  const image = useRef<HTMLImageElement>(null);
  const own = width && height ? `${width}/${height}` : undefined;

  // Before the next paint: a picture that is there already is never hidden for its own fading in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another picture
  useLayoutEffect(() => {
    if (image.current) setState(stateOf(image.current));
  }, [src]);

  // The main picture is not faded in: it is what the visitor waits for.
  const shown = isMain && state === "loading" ? "not-loaded" : state;
  return (
    <span
      className={styles.frame({ corners, isFilling: ratio === "fill" })}
      style={{
        backgroundColor: tint || undefined,
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
          className={styles.image({ state: shown, fit: ratio || own ? "cover" : "contain" })}
          src={src}
          srcSet={srcSet || undefined}
          sizes={srcSet ? sizes : undefined}
          alt={alt}
          width={width ?? undefined}
          height={height ?? undefined}
          loading={isMain ? "eager" : "lazy"}
          fetchPriority={isMain ? "high" : "auto"}
          decoding="async"
          onLoad={() => setState("loaded")}
          onError={() => setState("failed")}
        />
      </picture>
      {state === "failed" && alt && (
        <span className={styles.words} aria-hidden="true">
          {alt}
        </span>
      )}
    </span>
  );
}
