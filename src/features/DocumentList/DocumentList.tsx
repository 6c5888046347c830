import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Container } from "../../components/Container/Container.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { LinkButton } from "../../components/LinkButton/LinkButton.tsx";
import { Message } from "../../components/Message/Message.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { Reveal } from "../../components/Reveal/Reveal.tsx";
import { SKELETON_CARDS, SkeletonCard } from "../../components/SkeletonCard/SkeletonCard.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { monthName } from "../../documents/kinds/monthFilter.ts";
import { listOf } from "../../documents/kinds.ts";
import { listPath } from "../../documents/paths.ts";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import { type DocumentType, LIST_ROUTES, routePath } from "../../i18n/routes.ts";
import { CARDS_AT_ONCE, type Card, type CardOf, type ListSummary } from "../../lists/cards.ts";
import { chosenFilters } from "../../lists/filters.ts";
import type { ListPlace } from "../../lists/pagination.ts";
import type { RegionMap } from "../../maps/regionMap.ts";
import { FILTERING } from "../../runtime/pageState.ts";
import type { CardState } from "../DocumentCard/DocumentCard.tsx";
import { PageBreadcrumb } from "../PageBreadcrumb/PageBreadcrumb.tsx";
import { useScrollRestoration } from "../UrlState/useScrollRestoration.ts";
import * as styles from "./DocumentList.css.ts";
import { ListSteps } from "./ListSteps.tsx";
import { listNames } from "./listNames.ts";
import { useAnnouncement, useScrollToCount } from "./useAnnouncement.ts";
import { useDrawnCards } from "./useDrawnCards.ts";
import { useFocusOnFirst, useFocusOnNew } from "./useFocusOnNew.ts";
import type { Listing } from "./useListing.ts";

/** Props of every list feature, whatever the document type. */
export interface ListProps<Type extends DocumentType> {
  type: Type;
  /** The cards that are part of the page. */
  cards: CardOf<Type>[];
  parts: ListSummary;
  place?: ListPlace;
  /** The map, for types that are places. */
  map?: RegionMap;
  /** The page of all departures, for types that leave on some days. */
  departures?: string;
}

interface Props<One extends Card> {
  type: DocumentType;
  place: ListPlace;
  /** Message of an empty list, if the default of the type does not fit. */
  emptyMessage?: ReactNode;
  listing: Listing<One>;
  filter?: ReactNode;
  /** Control to sort the list. */
  order?: ReactNode;
  /** Links and buttons of an empty list, shown before the one that resets all filters. */
  waysOut?: ReactNode;
  card: (card: One, state: CardState) => ReactNode;
  /** Wraps the cards in a grid. */
  grid: (cards: ReactNode) => ReactNode;
}

/**
 * Unhides the list once the filtered cards are rendered. The built page has the first cards, and
 * hides them if the address has filters.
 */
function useUnhideFiltered(isWhole: boolean, isWaiting: boolean): void {
  const isThere = isWhole && !isWaiting;
  useEffect(() => {
    if (isThere) document.documentElement.removeAttribute(FILTERING);
  }, [isThere]);
}

export function DocumentList<One extends Card>({
  type,
  place,
  emptyMessage,
  listing,
  filter,
  order,
  waysOut,
  card,
  grid,
}: Props<One>) {
  const t = useTranslate();
  const language = useLanguage();
  const { params: address, cards, paging, state, retry, newer, season } = listing;
  const summary = season
    ? t("months.count", { now: season.count, more: listing.count - season.count })
    : listOf(type).count(listing.count, t);
  const outOfSeasonNoteOf = (one: One): string =>
    season?.isOutOfSeason(one)
      ? t("months.away", { month: monthName(Number(season.value), t) })
      : "";
  const results = useAnnouncement(
    newer.count > 0
      ? t("list.newer", { count: newer.count })
      : season
        ? summary
        : t("list.results", { count: listing.count }),
  );
  const list = useRef<HTMLDivElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const drawn = useDrawnCards(cards);
  const isWhole = address.isKnown && drawn === cards;
  const focusOnNew = useFocusOnNew(list, drawn.length);
  const showNewer = useFocusOnFirst(list, cards[0]?.path, newer.show);
  useScrollToCount(answer, address.presses);
  const isBack = useScrollRestoration(list, state === "loading" || !isWhole);
  useUnhideFiltered(isWhole, state === "loading" && address.limit > CARDS_AT_ONCE);
  const isPart = listing.count > CARDS_AT_ONCE && cards.length < listing.count;
  const waiting = state === "loading" ? SKELETON_CARDS : 0;

  const words = listOf(type);
  const { title, ownTitle } = listNames(type, place, t);
  const path = address.isAtPlace ? place.pathSuffix : "";
  const ownPath = listPath(type, language, path);
  const breadcrumb =
    path === "" ? (
      <PageBreadcrumb title={title} href={ownPath} />
    ) : (
      <PageBreadcrumb list={{ route: LIST_ROUTES[type], title }} title={ownTitle} href={ownPath} />
    );

  const wayOut =
    chosenFilters(address.chosen).length > 0 ? (
      <Button tone="quiet" size="small" onClick={address.showAll}>
        {t("list.show-all")}
      </Button>
    ) : (
      <LinkButton href={routePath("home", language)} tone="quiet" size="small">
        {t("not-found.home-page")}
      </LinkButton>
    );

  return (
    <>
      <PageHeader size="compact" title={title} lead={words.lead(t)} breadcrumb={breadcrumb} />
      <Container>
        <div className={styles.frame}>
          {filter}
          <div ref={list} className={styles.list}>
            <VisuallyHidden role="status">
              {state === "loading" ? t("list.loading") : results}
            </VisuallyHidden>
            <div ref={answer} className={styles.answer}>
              {listing.count > 0 ? (
                <div className={styles.head}>
                  <Heading level={2} size="body" tone="quiet">
                    {summary}
                    {isPart && newer.count === 0 && (
                      <span className={styles.range}>
                        {t("list.shown", {
                          from: paging.before + 1,
                          to: paging.before + cards.length,
                        })}
                      </span>
                    )}
                  </Heading>
                  {newer.count > 0 && (
                    <Button tone="quiet" size="small" onClick={showNewer}>
                      {t("list.newer", { count: newer.count })}
                    </Button>
                  )}
                  {order && <div className={styles.order}>{order}</div>}
                </div>
              ) : (
                <Message
                  action={
                    <div className={styles.waysOut}>
                      {waysOut}
                      {wayOut}
                    </div>
                  }
                >
                  {emptyMessage ?? words.empty(t)}
                </Message>
              )}
            </div>
            {(cards.length > 0 || waiting > 0) &&
              grid(
                <>
                  {drawn.map((one, index) => (
                    <Reveal key={one.path} isSettled={isBack || listing.isSettled}>
                      {card(one, { outOfSeasonNote: outOfSeasonNoteOf(one), isMain: index === 0 })}
                    </Reveal>
                  ))}
                  {Array.from({ length: waiting }, (_, index) => (
                    <SkeletonCard key={`waiting ${index}`} />
                  ))}
                </>,
              )}
            {state === "failed" && (
              <Message
                tone="error"
                isAnnounced
                action={
                  <Button tone="quiet" size="small" onClick={retry}>
                    {t("list.try-again")}
                  </Button>
                }
              >
                {t("list.failed")}
              </Message>
            )}
            {state === "whole" && <ListSteps paging={listing.paging} onMore={focusOnNew} />}
          </div>
        </div>
      </Container>
    </>
  );
}
