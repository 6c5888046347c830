import { lazy, Suspense } from "react";
import { CardGrid } from "../../components/CardGrid/CardGrid.tsx";
import { FilterButtons } from "../../components/FilterButtons/FilterButtons.tsx";
import { WHOLE_LIST } from "../../content/listPages.ts";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { routePath } from "../../i18n/routes.ts";
import { changeSearch, useSearch } from "../Address/useSearch.ts";
import { DocumentCard } from "../DocumentCard/DocumentCard.tsx";
import { withChoice } from "../DocumentList/choice.ts";
import { DocumentList, type ListProps } from "../DocumentList/DocumentList.tsx";
import { useListing } from "../DocumentList/useListing.ts";

/** In the address: "?view=map" */
const VIEW = "view";

type View = "" | "map";

// Comes when somebody wants the map.
const loadMap = () => import("../RegionMap/RegionMap.tsx");
const RegionMap = lazy(async () => ({ default: (await loadMap()).RegionMap }));

/** The list of places, as cards or on the map. */
export function DestinationList({
  type,
  cards,
  parts,
  place = WHOLE_LIST,
  map,
}: ListProps<"destination">) {
  const language = useLanguage();
  const listing = useListing({ type, first: cards, parts, place });
  const view: View = new URLSearchParams(useSearch()).get(VIEW) === "map" ? "map" : "";
  const show = (next: View): void =>
    changeSearch(withChoice(window.location.search, VIEW, next === "" ? [] : [next]));
  return (
    <DocumentList
      type={type}
      place={place}
      listing={listing}
      filter={
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
      card={(card) => <DocumentCard card={card} />}
      grid={(shown) =>
        map && view === "map" ? (
          <Suspense>
            <RegionMap map={map} />
          </Suspense>
        ) : (
          <CardGrid>{shown}</CardGrid>
        )
      }
    />
  );
}
