import type { KeyboardEvent, ReactNode, Ref } from "react";
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
  /** Between the picture and the places. */
  lines?: ReactNode;
  /** Above the places; it moves and grows with them. */
  card?: ReactNode;
  /** In a corner of the map. */
  controls?: ReactNode;
  /** Reaches across the screen. */
  isWhole?: boolean;
  /** For useZoom. */
  frame?: Ref<HTMLDivElement>;
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
  lines,
  card,
  controls,
  isWhole = false,
  frame,
}: Props) {
  const { width, height } = FRAMES.tall;
  return (
    <div
      ref={frame}
      className={isWhole ? styles.sheet : `${styles.sheet} ${styles.edged}`}
      data-theme="day"
    >
      <div className={styles.drawn}>
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
        {lines}
        {names.map((name) => (
          <span
            key={name.text}
            className={styles.name({ kind: name.kind })}
            style={nameStyle(name)}
            data-label=""
          >
            {name.text}
          </span>
        ))}
        <section aria-label={label}>
          <ul onKeyDown={onKeyDown}>
            {places.map(
              ({ path, title, number, marks }) =>
                marks && (
                  <MapMarker
                    key={path}
                    href={path}
                    name={title}
                    number={number}
                    marks={marks}
                    isHighlighted={path === lit}
                    isAside={aside.includes(path)}
                    onLight={onLight && (() => onLight(path))}
                  />
                ),
            )}
          </ul>
        </section>
        {card}
      </div>
      {controls}
    </div>
  );
}
