import { Button } from "../../components/Button/Button.tsx";
import { CardGrid } from "../../components/CardGrid/CardGrid.tsx";
import { FilterCheckboxes } from "../../components/FilterCheckboxes/FilterCheckboxes.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { prepareReflow } from "../../components/Reflow/useReflow.ts";
import { Select } from "../../components/Select/Select.tsx";
import { FILTERS } from "../../documents/kinds/programFilters.ts";
import { listOf } from "../../documents/kinds.ts";
import { listPath } from "../../documents/paths.ts";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import { chosenFilters } from "../../lists/filters.ts";
import { WHOLE_LIST } from "../../lists/pagination.ts";
import { ORDER_PARAM } from "../../lists/sortOrder.ts";
import { DocumentCard } from "../DocumentCard/DocumentCard.tsx";
import { AskInstead } from "../DocumentList/AskInstead.tsx";
import { DocumentList, type ListProps } from "../DocumentList/DocumentList.tsx";
import { EmptyMessage } from "../DocumentList/EmptyMessage.tsx";
import { filterGroups } from "../DocumentList/filters/filterGroups.ts";
import { ListFilters } from "../DocumentList/ListFilters.tsx";
import { useListing } from "../DocumentList/useListing.ts";

export function ProgramList({
  type,
  cards,
  parts,
  place = WHOLE_LIST,
  departures,
}: ListProps<"program">) {
  const t = useTranslate();
  const language = useLanguage();
  const listing = useListing({ type, first: cards, parts, place });
  const { params: address, total, without } = listing;
  const chosen = chosenFilters(address.chosen);
  const ways = FILTERS.filters.filter(({ name }) => chosen.length > 1 && without[name]);
  // Once above the cards and, on a phone, once among the filters.
  const order = (labelIs: "above" | "beside") => (
    <Select
      label={t("programs.order")}
      labelIs={labelIs}
      name={`${ORDER_PARAM}-${labelIs}`}
      options={[
        { value: "", label: t("programs.newest") },
        ...(FILTERS.sortOrders ?? []).map(({ name, nameOf }) => ({
          value: name,
          label: nameOf(t),
        })),
      ]}
      selected={address.order}
      onSelect={address.chooseOrder}
      onIntent={prepareReflow}
    />
  );
  return (
    <DocumentList
      type={type}
      place={place}
      emptyMessage={
        chosen.length > 1 ? t("programs.loosen") : <EmptyMessage text={listOf(type).empty(t)} />
      }
      listing={listing}
      waysOut={ways.map(({ name, nameOf }) => {
        const names = (address.chosen[name] ?? []).map((value) => nameOf(value, t));
        return (
          <Button key={name} tone="quiet" size="small" onClick={() => address.choose(name, [])}>
            {t("programs.leave-out", { choice: names.join(", "), count: without[name] ?? 0 })}
          </Button>
        );
      })}
      filter={
        total > 0 && (
          <ListFilters
            type={type}
            listing={listing}
            order={order("above")}
            beside={departures && <Link href={departures}>{t("departures.link")}</Link>}
          >
            <FilterCheckboxes
              groups={filterGroups(FILTERS.filters, listing, { type, language, parts, t })}
              all={{ label: t("filter.all"), href: listPath(type, language, ""), count: total }}
              onIntent={prepareReflow}
            />
          </ListFilters>
        )
      }
      order={order("beside")}
      card={(program, standing) => <DocumentCard card={program} {...standing} />}
      grid={(cards) => <CardGrid beside={<AskInstead />}>{cards}</CardGrid>}
    />
  );
}
