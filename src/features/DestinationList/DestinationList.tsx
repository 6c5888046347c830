import { lazy, Suspense } from "react";
import { CardGrid } from "../../components/CardGrid/CardGrid.tsx";
import { FilterButtons } from "../../components/FilterButtons/FilterButtons.tsx";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { routePath } from "../../i18n/routes.ts";
import { isOutOfSeason } from "../../lists/filters.ts";
import { AskInstead } from "../DocumentList/AskInstead.tsx";
import type { ListProps } from "../DocumentList/DocumentList.tsx";
import { withChoice } from "../DocumentList/filters/filterParams.ts";
import { PlainList } from "../DocumentList/PlainList.tsx";
import { setUrlSearch, useUrlSearch } from "../UrlState/useUrlSearch.ts";

/** Query parameter: "?view=map" */
const VIEW = "view";

type View = "" | "map";

// Loaded only when the visitor opens the map.
const loadMap = () => import("../RegionMap/RegionMap.tsx");
const RegionMap = lazy(async () => ({ default: (await loadMap()).RegionMap }));

/** The list of destinations, as cards or on the map. */
export function DestinationList({ map, ...list }: ListProps<"destination">) {
  const language = useLanguage();
  const view: View = new URLSearchParams(useUrlSearch()).get(VIEW) === "map" ? "map" : "";
  const show = (next: View): void =>
    setUrlSearch(withChoice(window.location.search, VIEW, next === "" ? [] : [next]));
  return (
    <PlainList
      {...list}
      views={
        map && (
          <FilterButtons
            label={map.words.view}
            choices={[
              { value: "", label: map.words.asList, href: routePath("destinations", language) },
              { value: "map", label: map.words.asMap, href: routePath("map", language) },
            ]}
            selected={view}
            onSelect={show}
            onIntent={() => void loadMap()}
          />
        )
      }
      grid={(shown, { cards, params: address }) =>
        map && view === "map" ? (
          <Suspense>
            <RegionMap
              map={map}
              aside={cards
                .filter((card) => isOutOfSeason(card, address.chosen))
                .map(({ path }) => path)}
            />
          </Suspense>
        ) : (
          <CardGrid beside={<AskInstead />}>{shown}</CardGrid>
        )
      }
    />
  );
}
