import { lazy, Suspense } from "react";
import { CardGrid } from "../../components/CardGrid/CardGrid.tsx";
import { FilterButtons } from "../../components/FilterButtons/FilterButtons.tsx";
import { FilterCheckboxes } from "../../components/FilterCheckboxes/FilterCheckboxes.tsx";
import { prepareReflow } from "../../components/Reflow/useReflow.ts";
import { chosenFacets, isAway } from "../../content/facets.ts";
import { LIST } from "../../content/kinds/destination.ts";
import { WHOLE_LIST } from "../../content/listPages.ts";
import { listPath } from "../../content/paths.ts";
import { useLanguage, useWords } from "../../i18n/LanguageProvider.tsx";
import { routePath } from "../../i18n/routes.ts";
import { changeSearch, useSearch } from "../Address/useSearch.ts";
import { DocumentCard } from "../DocumentCard/DocumentCard.tsx";
import { withChoice } from "../DocumentList/choice.ts";
import { choices } from "../DocumentList/DocumentList.css.ts";
import { DocumentList, type ListProps } from "../DocumentList/DocumentList.tsx";
import { groupsOf } from "../DocumentList/groupsOf.ts";
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
  const t = useWords();
  const language = useLanguage();
  const listing = useListing({ type, first: cards, parts, place });
  const { address, total } = listing;
  const groups = groupsOf(LIST.facets, listing, { type, language, parts, t });
  const view: View = new URLSearchParams(useSearch()).get(VIEW) === "map" ? "map" : "";
  const show = (next: View): void =>
    changeSearch(withChoice(window.location.search, VIEW, next === "" ? [] : [next]));
  const aside = listing.cards.filter((card) => isAway(card, address.shown)).map(({ path }) => path);
  return (
    <DocumentList
      type={type}
      place={place}
      listing={listing}
      onShowAll={chosenFacets(address.chosen).length > 0 ? address.showAll : undefined}
      filter={
        <div className={choices}>
          {groups.length > 0 && (
            <FilterCheckboxes
              groups={groups}
              all={{ label: t("filter.all"), href: listPath(type, language, ""), count: total }}
              onIntent={prepareReflow}
            />
          )}
          {map && (
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
          )}
        </div>
      }
      card={(card, standing) => <DocumentCard card={card} {...standing} />}
      grid={(shown) =>
        map && view === "map" ? (
          <Suspense>
            <RegionMap map={map} aside={aside} />
          </Suspense>
        ) : (
          <CardGrid>{shown}</CardGrid>
        )
      }
    />
  );
}
