import { useEffect } from "react";
import { Container } from "../../components/Container/Container.tsx";
import { FilterButtons } from "../../components/FilterButtons/FilterButtons.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import { routePath } from "../../i18n/routes.ts";
import { ALL, isTripShown, placesWithout, SHOW } from "../../maps/mapFilter.ts";
import type { RegionMap as RegionMapData } from "../../maps/regionMap.ts";
import type { TripLine } from "../../maps/tripLines.ts";
import { FILTERING } from "../../runtime/pageState.ts";
import { withChoice } from "../DocumentList/filters/filterParams.ts";
import { PageBreadcrumb } from "../PageBreadcrumb/PageBreadcrumb.tsx";
import { setUrlSearch, useUrlSearch } from "../UrlState/useUrlSearch.ts";
import { awayIn, MonthChoice, useMonth } from "./MonthChoice.tsx";
import * as styles from "./RegionMap.css.ts";
import { RegionMap } from "./RegionMap.tsx";

const show = (value: string): void =>
  setUrlSearch(withChoice(window.location.search, SHOW, value === ALL ? [] : [value]));

interface Props {
  map: RegionMapData;
  /** Where trips go, by their path. */
  lines?: Record<string, TripLine>;
}

/** The map of the whole region with its places and programs. */
export function MapPage({ map, lines = {} }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const month = useMonth();
  const { places, words } = map;
  const wanted = new URLSearchParams(useUrlSearch()).get(SHOW) ?? ALL;
  const shown = words.chips.some(({ value }) => value === wanted) ? wanted : ALL;
  const without = placesWithout(places, shown);
  const away = awayIn(month, places);
  const aside = [...new Set([...without, ...away])];
  const trips = places
    .filter(({ path }) => !aside.includes(path))
    .flatMap(({ programs }) => programs.filter((trip) => isTripShown(trip, shown)));
  // The list was hidden until it is what the address says.
  useEffect(() => document.documentElement.removeAttribute(FILTERING), []);
  return (
    <>
      <PageHeader
        size="compact"
        title={t("map.title")}
        lead={t("map.lead")}
        breadcrumb={<PageBreadcrumb title={t("map.title")} href={routePath("map", language)} />}
      />
      <Container>
        <div className={styles.choices}>
          {words.chips.length > 1 && (
            <FilterButtons
              label={words.show}
              choices={words.chips}
              selected={shown}
              onSelect={show}
            />
          )}
          {places.some(({ months }) => months.length > 0) && (
            <MonthChoice month={month} places={places} />
          )}
        </div>
      </Container>
      <RegionMap
        map={map}
        aside={aside}
        hidden={without}
        isTripShown={(trip) => isTripShown(trip, shown)}
        lines={lines}
        drawn={shown === ALL ? [] : trips.map(({ path }) => path)}
        isWhole
      />
    </>
  );
}
