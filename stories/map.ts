import { drawMap } from "../art/map/draw.ts";
import type { Composition, Spot } from "../art/map/frames.ts";
import type { SiteDocument } from "../src/documents/kinds.ts";
import { documentPath } from "../src/documents/paths.ts";
import { transliterate } from "../src/i18n/transliterate.ts";
import type { MapStop } from "../src/maps/mapStop.ts";
import { type MapPictures, type RegionMap, regionMap } from "../src/maps/regionMap.ts";
import { destinationFor, programFor } from "./documents.ts";
import { PLACES, pictureOf, SCENES, type Scene } from "./pictures.ts";
import { contentLanguage } from "./words.ts";

// The region's map with the places of the sample pictures.

type Globals = { language?: unknown };

const POINTS: Record<Scene, Spot> = {
  cellar: { latitude: 45.806, longitude: 18.74 },
  fire: { latitude: 45.6711, longitude: 18.9847 },
  fortress: { latitude: 45.2528, longitude: 19.8631 },
  square: { latitude: 45.2028, longitude: 19.9339 },
  vineyards: { latitude: 45.2228, longitude: 19.3747 },
  wetland: { latitude: 45.6058, longitude: 18.7918 },
};

const drawn = (composition: Composition): string =>
  `data:image/svg+xml,${encodeURIComponent(drawMap(composition))}`;

export const MAP_PICTURES: MapPictures = { wide: drawn("wide"), tall: drawn("tall") };

/** A destination of the demo, or one of which only name and picture are known. */
function placeFor(globals: Globals, scene: Scene): SiteDocument {
  if (scene === "vineyards") return destinationFor(globals, "ilok");
  const known = destinationFor(globals, "kopacki-rit");
  if (scene === "wetland") return known;
  const language = contentLanguage(globals);
  const title = transliterate(PLACES[scene], language);
  return {
    ...known,
    uid: scene,
    path: documentPath("destination", scene, language),
    title,
    summary: "",
    pictures: [pictureOf(scene, title)],
    details: { ...known.details, place: POINTS[scene], bestMonths: [], goodMonths: [] },
  };
}

export function mapFor(globals: Globals): RegionMap {
  const places = SCENES.map((scene) => placeFor(globals, scene));
  return regionMap([...places, programFor(globals)], contentLanguage(globals), MAP_PICTURES);
}

/** As many places as a large operator has, some so near that their names have no room. */
export function crowdedMapFor(globals: Globals, count = 60): RegionMap {
  const known = destinationFor(globals, "kopacki-rit");
  const language = contentLanguage(globals);
  const titles = Object.values(PLACES);
  const places = Array.from({ length: count }, (_, index): SiteDocument => {
    const title = `${titles[index % titles.length]} ${index + 1}`;
    return {
      ...known,
      uid: `place-${index}`,
      path: documentPath("destination", `place-${index}`, language),
      title: transliterate(title, language),
      details: {
        ...known.details,
        // Spread evenly by the golden ratio, denser in the west.
        place: {
          latitude: 44.98 + ((index * 0.618) % 1) * 0.84,
          longitude: 18.5 + (index / count) ** 1.4 * 1.65,
        },
      },
    };
  });
  return regionMap(places, language, MAP_PICTURES);
}

/** mapStops({ language: "de" }, "wetland", "vineyards") */
export const mapStops = (globals: Globals, ...scenes: Scene[]): MapStop[] =>
  scenes.map((scene) => ({
    name: transliterate(PLACES[scene], contentLanguage(globals)),
    point: POINTS[scene],
    path: documentPath("destination", scene, contentLanguage(globals)),
  }));
