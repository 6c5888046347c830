import { CardGrid } from "../../components/CardGrid/CardGrid.tsx";
import { Carousel } from "../../components/Carousel/Carousel.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { LinkButton } from "../../components/LinkButton/LinkButton.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { Reveal } from "../../components/Reveal/Reveal.tsx";
import { Section } from "../../components/Section/Section.tsx";
import { Stack } from "../../components/Stack/Stack.tsx";
import { StaggeredGrid } from "../../components/StaggeredGrid/StaggeredGrid.tsx";
import { Text } from "../../components/Text/Text.tsx";
import type { PageName } from "../../documents/types.ts";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import { routePath } from "../../i18n/routes.ts";
import { type GalleryItem, pictureOfItem } from "../../images/gallery.ts";
import type { Opening } from "../../images/opening.ts";
import type { CardOf } from "../../lists/cards.ts";
import type { SeasonNow } from "../../lists/seasonalHighlights.ts";
import type { Poster } from "../../maps/regionMap.ts";
import type { RiverThread } from "../../maps/riverThread.ts";
import { DocumentCard } from "../DocumentCard/DocumentCard.tsx";
import { NextDepartures } from "../NextDepartures/NextDepartures.tsx";
import { PhotoGallery } from "../PhotoGallery/PhotoGallery.tsx";
import { MapSheet } from "../RegionMap/MapSheet.tsx";
import { SeasonalSection } from "../SeasonalSection/SeasonalSection.tsx";
import * as styles from "./Home.css.ts";
import { OpeningPicture } from "./OpeningPicture.tsx";
import { River, RiverFromMap, type RiverPart, RiverToMap } from "./River.tsx";

interface Props {
  destinations: CardOf<"destination">[];
  programs: CardOf<"program">[];
  posts: CardOf<"blog">[];
  now: SeasonNow;
  gallery: GalleryItem[];
  openings: Opening[];
  map?: Poster;
  river: RiverThread;
  /** Those that the editors have written. */
  journeys?: PageName[];
}

export function Home({
  destinations,
  programs,
  posts,
  now,
  gallery,
  openings,
  map,
  river,
  journeys = [],
}: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const parts: RiverPart[] = [
    {
      content: destinations.length > 0 && (
        <Section
          title={t("home.destinations.title")}
          lead={t("destinations.lead")}
          more={
            <Link href={routePath("destinations", language)}>{t("home.all-destinations")}</Link>
          }
        >
          <CardGrid layout="few">
            {destinations.map((destination) => (
              <Reveal key={destination.path}>
                <DocumentCard card={destination} place="few" />
              </Reveal>
            ))}
          </CardGrid>
        </Section>
      ),
    },
    {
      hasMap: true,
      content: map && map.places.length > 0 && (
        <Section
          tone="quiet"
          title={t("map.home.title")}
          lead={t("map.home.lead")}
          ornament={<RiverToMap thread={river} />}
        >
          <MapSheet {...map} />
          <RiverFromMap thread={river}>
            <Link href={routePath("map", language)}>{t("map.open")}</Link>
          </RiverFromMap>
        </Section>
      ),
    },
    {
      content: programs.length > 0 && (
        <Section tone="strong" title={t("home.programs.title")} lead={t("home.programs.lead")}>
          <Carousel
            label={t("home.programs.title")}
            more={<Link href={routePath("programs", language)}>{t("home.all-programs")}</Link>}
            words={{
              carousel: t("carousel.role"),
              slide: t("carousel.slide"),
              place: (index) => t("carousel.place", { index, total: programs.length }),
              inSight: (first, last) =>
                t("carousel.in-sight", { first, last, total: programs.length }),
              previous: t("carousel.previous"),
              next: t("carousel.next"),
            }}
          >
            {programs.map((program) => (
              <DocumentCard key={program.path} card={program} tone="strong" place="slide" />
            ))}
          </Carousel>
        </Section>
      ),
    },
    { content: now.next.length > 0 && <NextDepartures departures={now.next} /> },
    {
      content: now.cards.length > 0 && (
        <SeasonalSection cards={now.cards} river={now.river} built={now.built} />
      ),
    },
    {
      content: posts.length > 0 && (
        <Section
          title={t("home.stories.title")}
          lead={t("home.stories.lead")}
          more={<Link href={routePath("blog", language)}>{t("home.all-stories")}</Link>}
        >
          <StaggeredGrid>
            {posts.map((post) => (
              <Reveal key={post.path}>
                <DocumentCard card={post} place="story" />
              </Reveal>
            ))}
          </StaggeredGrid>
        </Section>
      ),
    },
    {
      content: (
        <Section title={t("home.gallery.title")} lead={t("home.gallery.lead")}>
          <PhotoGallery pictures={gallery.map(pictureOfItem)} label={t("home.gallery.title")} />
        </Section>
      ),
    },
    {
      content: (
        <Section tone="quiet" title={t("home.region.title")} lead={t("home.region.text")}>
          <div className={styles.ways}>
            <Stack>
              <Heading level={3}>{t("home.reach.title")}</Heading>
              <Text>{t("home.reach.text")}</Text>
              {journeys.length > 0 && (
                <>
                  <Text>{t("home.journeys")}</Text>
                  <ul className={styles.journeys}>
                    {journeys.map(([path, title]) => (
                      <li key={path}>
                        <Link href={path}>{title}</Link>
                      </li>
                    ))}
                  </ul>
                </>
              )}
              <LinkButton href={routePath("plan", language)} tone="quiet">
                {t("nav.plan")}
              </LinkButton>
            </Stack>
            <Stack>
              <Heading level={3}>{t("list.ask.title")}</Heading>
              <Text>{t("list.ask.text")}</Text>
              <LinkButton href={routePath("contact", language)}>{t("list.ask.action")}</LinkButton>
            </Stack>
          </div>
        </Section>
      ),
    },
  ];
  return (
    <>
      <PageHeader
        title={t("home.title")}
        lead={t("home.lead")}
        picture={<OpeningPicture openings={openings} />}
        picturePlace="toEdge"
      >
        <LinkButton href={routePath("programs", language)}>{t("home.browse-programs")}</LinkButton>
        <LinkButton href={routePath("destinations", language)} tone="quiet">
          {t("home.see-destinations")}
        </LinkButton>
      </PageHeader>
      <River thread={river} parts={parts} />
    </>
  );
}
