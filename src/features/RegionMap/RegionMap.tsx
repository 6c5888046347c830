import { type KeyboardEvent, useRef, useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { Link } from "../../components/Link/Link.tsx";
import type { MapPlace, MapTrip } from "../../maps/mapPlace.ts";
import type { RegionMap as RegionMapData } from "../../maps/regionMap.ts";
import type { TripLine } from "../../maps/tripLines.ts";
import { MapCard } from "./MapCard.tsx";
import { MapSheet } from "./MapSheet.tsx";
import { MapSource } from "./MapSource.tsx";
import { nearestTowards, WAYS } from "./nearestTowards.ts";
import * as styles from "./RegionMap.css.ts";
import { TripLines } from "./TripLines.tsx";
import { useZoom } from "./useZoom.ts";

interface Props {
  map: RegionMapData;
  /** Paths of places that step back, such as those out of season. */
  aside?: string[];
  /** Paths of places that are not in the list. */
  hidden?: string[];
  isTripShown?: (trip: MapTrip) => boolean;
  /** Where trips go, by their path. */
  lines?: Record<string, TripLine>;
  /** Paths of the trips that are drawn, besides the one that is pointed at. */
  drawn?: string[];
  /** Reaches across the screen. */
  isWhole?: boolean;
}

/** Centre of an element on the screen. */
function middleOf(link: Element): [x: number, y: number] {
  const { left, top, width, height } = link.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** An arrow key moves the focus to the nearest place in its direction. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const direction = WAYS[event.key];
  if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
  const links = [...event.currentTarget.querySelectorAll("a")];
  const from = links.findIndex((link) => link.contains(document.activeElement));
  if (from < 0) return;
  event.preventDefault();
  links[nearestTowards(links.map(middleOf), from, direction)]?.focus();
}

const ANY_TRIP = () => true;

/** The map with a list of its places in order down the river. A place is highlighted in both. */
export function RegionMap({
  map: { pictures, names, places, words },
  aside,
  hidden = [],
  isTripShown = ANY_TRIP,
  lines = {},
  drawn = [],
  isWhole = false,
}: Props) {
  const [lit, setLit] = useState("");
  const [litTrip, setLitTrip] = useState("");
  const [isOpen, setOpen] = useState(true);
  const frame = useRef<HTMLDivElement>(null);
  const zoom = useZoom(frame);
  const place = places.find(({ path }) => path === lit);
  const light = (path: string, trip = ""): void => {
    setLit(path);
    setLitTrip(trip);
  };
  const ofPlace = place?.programs.filter(isTripShown).map(({ path }) => path) ?? [];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape removes the highlight
    <div
      className={styles.map({ isWhole })}
      onKeyDown={(event) => event.key === "Escape" && light("")}
    >
      <div className={styles.stage}>
        <MapSheet
          frame={frame}
          isWhole={isWhole}
          pictures={pictures}
          names={names}
          places={places}
          label={words.label}
          lit={lit}
          aside={aside}
          onLight={light}
          onKeyDown={moveFocus}
          lines={
            <TripLines
              lines={lines}
              trips={litTrip ? drawn : [...drawn, ...ofPlace]}
              lit={litTrip || (ofPlace.length === 1 ? ofPlace[0] : "")}
            />
          }
          card={place?.marks && <MapCard place={place} marks={place.marks} />}
          controls={
            <div className={styles.controls}>
              <IconButton
                icon="plus"
                label={words.enlarge}
                tone="raised"
                aria-disabled={zoom.isLargest}
                onClick={zoom.enlarge}
              />
              <IconButton
                icon="minus"
                label={words.reduce}
                tone="raised"
                aria-disabled={zoom.isWhole}
                onClick={zoom.reduce}
              />
            </div>
          }
        />
        <div className={styles.beside}>
          <div className={styles.drawer}>
            <div className={styles.opener}>
              <Button
                size="small"
                tone="quiet"
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
              >
                {words.places} <Icon name="chevron-down" />
              </Button>
            </div>
            <ol className={styles.list} data-closed={isOpen ? undefined : ""}>
              {places.map((one) => (
                <PlaceRow
                  key={one.path}
                  place={{ ...one, programs: one.programs.filter(isTripShown) }}
                  words={words.programs}
                  isLit={one.path === lit}
                  isHidden={hidden.includes(one.path)}
                  onLight={light}
                />
              ))}
            </ol>
          </div>
        </div>
      </div>
      <div className={styles.notes}>
        <MapSource text={words.source} />
      </div>
    </div>
  );
}

interface RowProps {
  place: MapPlace;
  /** "Starting here" */
  words: string;
  isLit: boolean;
  isHidden: boolean;
  onLight: (path: string, trip?: string) => void;
}

function PlaceRow({
  place: { uid, path, number, title, away, programs },
  words,
  isLit,
  isHidden,
  onLight,
}: RowProps) {
  return (
    <li
      id={uid}
      hidden={isHidden}
      className={styles.place}
      data-lit={isLit || undefined}
      onPointerEnter={() => onLight(path)}
      onFocus={() => onLight(path)}
    >
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.text}>
        <span className={styles.title}>
          <Link href={path}>{title}</Link>
        </span>
        {away && <span className={styles.quiet}>{away}</span>}
        {programs.length > 0 && (
          <>
            <span className={styles.quiet}>{words}</span>
            <ul className={styles.programs}>
              {programs.map((trip) => (
                <li
                  key={trip.path}
                  onPointerEnter={() => onLight(path, trip.path)}
                  onPointerLeave={() => onLight(path)}
                  onFocus={(event) => {
                    event.stopPropagation();
                    onLight(path, trip.path);
                  }}
                >
                  <Link href={trip.path}>{trip.title}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </li>
  );
}
