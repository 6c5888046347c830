import { type KeyboardEvent, useState } from "react";
import { Link } from "../../components/Link/Link.tsx";
import type { RegionMap as RegionMapData } from "../../maps/regionMap.ts";
import { MapCard } from "./MapCard.tsx";
import { MapSheet } from "./MapSheet.tsx";
import { MapSource } from "./MapSource.tsx";
import { nearestTowards, WAYS } from "./nearestTowards.ts";
import * as styles from "./RegionMap.css.ts";

interface Props {
  map: RegionMapData;
  /** Paths of places that are out of season. */
  aside?: string[];
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

/** The map beside a list of its places in order down the river. A place is highlighted in both. */
export function RegionMap({ map, aside }: Props) {
  const { pictures, names, places, words } = map;
  const [lit, setLit] = useState("");
  const place = places.find(({ path }) => path === lit);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape removes the highlight
    <div className={styles.map} onKeyDown={(event) => event.key === "Escape" && setLit("")}>
      <div className={styles.shown}>
        <MapSheet
          pictures={pictures}
          names={names}
          places={places}
          label={words.label}
          lit={lit}
          aside={aside}
          onLight={setLit}
          onKeyDown={moveFocus}
        >
          {place?.marks && <MapCard place={place} />}
        </MapSheet>
        <MapSource text={words.source} />
      </div>
      <ol className={styles.list}>
        {places.map(({ uid, path, title, away, programs }) => (
          <li
            key={path}
            id={uid}
            className={styles.place}
            data-lit={path === lit || undefined}
            onPointerEnter={() => setLit(path)}
            onFocus={() => setLit(path)}
          >
            <span className={styles.title}>
              <Link href={path}>{title}</Link>
            </span>
            {away && <span className={styles.quiet}>{away}</span>}
            {programs.length > 0 && (
              <div className={styles.programs}>
                <span className={styles.quiet}>{words.programs}</span>
                {programs.map((program) => (
                  <span key={program.path}>
                    <Link href={program.path}>{program.title}</Link>
                  </span>
                ))}
              </div>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
