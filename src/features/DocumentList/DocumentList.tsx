import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Container } from "../../components/Container/Container.tsx";
import { LinkButton } from "../../components/LinkButton/LinkButton.tsx";
import { Message } from "../../components/Message/Message.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { SKELETON_CARDS, SkeletonCard } from "../../components/SkeletonCard/SkeletonCard.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import type { Card } from "../../content/cards.ts";
import { useLanguage, useWords } from "../../i18n/LanguageProvider.tsx";
import { type Route, routePath } from "../../i18n/routes.ts";
import { PathToPage } from "../Path/PathToPage.tsx";
import * as styles from "./DocumentList.css.ts";
import type { Listing } from "./useListing.ts";

interface Props<One extends Card> {
  route: Route;
  title: string;
  lead: string;
  /** "12 stories" */
  count: string;
  emptyMessage: ReactNode;
  listing: Listing<One>;
  filter?: ReactNode;
  filterPlace?: "above" | "beside";
  /** Takes every choice back. */
  onShowAll?: () => void;
  card: (card: One) => ReactNode;
  /** The grid that the cards stand in. */
  grid: (cards: ReactNode) => ReactNode;
}

/** Says how many there are after a choice, not when the page has just opened. */
function useAnnouncement(text: string): string {
  const before = useRef(text);
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    if (before.current !== text) setSpoken(text);
    before.current = text;
  }, [text]);
  return spoken;
}

/** The button that brought more cards may be gone: the first new card has the focus then. */
function useFocusOnNew(
  list: RefObject<HTMLElement | null>,
  count: number,
  more: (() => void) | null,
): (() => void) | null {
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    if (awaited.current === null || count <= awaited.current) return;
    const links = list.current?.querySelectorAll<HTMLElement>("article a");
    links?.[awaited.current]?.focus({ preventScroll: true });
    awaited.current = null;
  }, [count, list]);
  return (
    more &&
    (() => {
      awaited.current = count;
      more();
    })
  );
}

/** What is new comes on top: its first card has the focus, because the button is gone. */
function useFocusOnFirst(
  list: RefObject<HTMLElement | null>,
  first: string | undefined,
  show: () => void,
): () => void {
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (before.current === null || before.current === first) return;
    before.current = null;
    list.current?.querySelector<HTMLElement>("article a")?.focus({ preventScroll: true });
  }, [first, list]);
  return () => {
    before.current = first ?? "";
    show();
  };
}

export function DocumentList<One extends Card>({
  route,
  title,
  lead,
  count,
  emptyMessage,
  listing,
  filter,
  filterPlace = "above",
  onShowAll,
  card,
  grid,
}: Props<One>) {
  const t = useWords();
  const language = useLanguage();
  const { cards, state, more, tryAgain, newer } = listing;
  const results = useAnnouncement(
    newer.count > 0
      ? t("list.newer", { count: newer.count })
      : t("list.results", { count: listing.count }),
  );
  const list = useRef<HTMLDivElement>(null);
  const showMore = useFocusOnNew(list, cards.length, more);
  const showNewer = useFocusOnFirst(list, cards[0]?.path, newer.show);
  const waiting = state === "loading" ? SKELETON_CARDS : 0;

  const wayOut = onShowAll ? (
    <Button tone="quiet" size="small" onClick={onShowAll}>
      {t("list.show-all")}
    </Button>
  ) : (
    <LinkButton href={routePath("home", language)} tone="quiet" size="small">
      {t("not-found.home-page")}
    </LinkButton>
  );

  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        breadcrumb={<PathToPage title={title} href={routePath(route, language)} />}
      />
      <Container>
        <div className={styles.frame({ filterPlace })}>
          {filter}
          <div ref={list} className={styles.list}>
            <VisuallyHidden role="status">
              {state === "loading" ? t("list.loading") : results}
            </VisuallyHidden>
            {listing.count > 0 && (
              <div className={styles.head}>
                <h2 className={styles.count}>{count}</h2>
                {newer.count > 0 && (
                  <Button tone="quiet" size="small" onClick={showNewer}>
                    {t("list.newer", { count: newer.count })}
                  </Button>
                )}
              </div>
            )}
            {(cards.length > 0 || waiting > 0) &&
              grid(
                <>
                  {cards.map(card)}
                  {Array.from({ length: waiting }, (_, index) => (
                    <SkeletonCard key={`waiting ${index}`} />
                  ))}
                </>,
              )}
            {listing.count === 0 && <Message action={wayOut}>{emptyMessage}</Message>}
            {state === "failed" && (
              <Message
                tone="error"
                isAnnounced
                action={
                  <Button tone="quiet" size="small" onClick={tryAgain}>
                    {t("list.try-again")}
                  </Button>
                }
              >
                {t("list.failed")}
              </Message>
            )}
            {showMore && state === "whole" && (
              <div className={styles.more}>
                <Button tone="quiet" onClick={showMore}>
                  {t("list.more")}
                </Button>
              </div>
            )}
          </div>
        </div>
      </Container>
    </>
  );
}
