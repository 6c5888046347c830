import type { KeyboardEvent, ReactNode } from "react";
import { FRAMES } from "../../maps/frames.ts";
import type { Poster } from "../../maps/regionMap.ts";
import { MapMarker } from "./MapMarker.tsx";
import * as styles from "./MapSheet.css.ts";
import { nameStyle } from "./markerPosition.ts";
import { wideSheet } from "./wideSheet.ts";

interface Props extends Poster {
  /** Path of the highlighted place. */
  lit?: string;
  /** Paths of places that are out of season. */
  aside?: string[];
  onLight?: (path: string) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLUListElement>) => void;
  /** Shown in a corner of the map. */
  children?: ReactNode;
}

/** The region as a poster: a picture without text, names on top of it, and places as links. */
export function MapSheet({
  pictures,
  names,
  places,
  label,
  lit,
  aside = [],
  onLight,
  onKeyDown,
  children,
}: Props) {
  const { width, height } = FRAMES.tall;
  return (
    <div className={styles.sheet} data-theme="day">
      <picture>
        <source
          media={wideSheet}
          srcSet={pictures.wide}
          width={FRAMES.wide.width}
          height={FRAMES.wide.height}
        />
        <img
          className={styles.picture}
          src={pictures.tall}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      </picture>
      {names.map((name) => (
        <span key={name.text} className={styles.name({ kind: name.kind })} style={nameStyle(name)}>
          {name.text}
        </span>
      ))}
      <section aria-label={label}>
        <ul onKeyDown={onKeyDown}>
          {places.map(
            ({ path, title, marks }) =>
              marks && (
                <MapMarker
                  key={path}
                  href={path}
                  name={title}
                  marks={marks}
                  isHighlighted={path === lit}
                  isAside={aside.includes(path)}
                  onLight={onLight && (() => onLight(path))}
                />
              ),
          )}
        </ul>
      </section>
      {children}
    </div>
  );
}
