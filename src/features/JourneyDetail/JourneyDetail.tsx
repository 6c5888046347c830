import { useRef } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Container } from "../../components/Container/Container.tsx";
import { FactBox } from "../../components/FactBox/FactBox.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { LinkButton } from "../../components/LinkButton/LinkButton.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { SeasonCalendar } from "../../components/SeasonCalendar/SeasonCalendar.tsx";
import { useSectionInView } from "../../components/SideIndex/useSectionInView.ts";
import { type Journey, LIST } from "../../documents/kinds/journey.ts";
import type { JourneyViewModel } from "../../documents/viewModels/journeyViewModel.ts";
import { useLanguage, useTranslate } from "../../i18n/LanguageProvider.tsx";
import { LIST_ROUTES, routePath } from "../../i18n/routes.ts";
import { keyOf } from "../../journey/keys.ts";
import { editorsLink } from "../../journey/links.ts";
import { INQUIRY_ID } from "../../runtime/pageState.ts";
import { pictureSizes } from "../../theme/pictureSizes.ts";
import { withScript } from "../../theme/styles/withScript.css.ts";
import { ContactPerson } from "../ContactPerson/ContactPerson.tsx";
import { DocumentBody } from "../DocumentBody/DocumentBody.tsx";
import type { DetailProps } from "../DocumentDetail/DocumentDetail.tsx";
import { Inquiry } from "../Inquiry/Inquiry.tsx";
import { MapPanel } from "../MapPanel/MapPanel.tsx";
import { PageBreadcrumb } from "../PageBreadcrumb/PageBreadcrumb.tsx";
import { RelatedDocuments } from "../RelatedDocuments/RelatedDocuments.tsx";
import { Share } from "../Share/Share.tsx";
import { JourneyDay } from "./JourneyDay.tsx";
import * as styles from "./JourneyDetail.css.ts";
import { printOneDay } from "./printOneDay.ts";

/** Finds the days. */
const DAYS = "section[data-day]";

/** The page of a journey: its days beside a map that shows the day being read. */
export function JourneyDetail({
  document: journey,
  related,
  viewModel,
  illustration,
  people,
  map,
}: DetailProps<Journey>) {
  const t = useTranslate();
  const body = useRef<HTMLDivElement>(null);
  const dayInView = (useSectionInView(DAYS) ?? -1) + 1;
  const { type, uid, title, summary, path, pictures, content } = journey;
  const [picture] = pictures;
  const words = viewModel?.words;
  const own = `${routePath("myJourney", useLanguage())}${editorsLink(keyOf(journey))}`;
  return (
    <>
      <article>
        <PageHeader
          title={title}
          lead={summary}
          kicker={viewModel?.kicker}
          breadcrumb={
            <PageBreadcrumb
              list={{ route: LIST_ROUTES[type], title: LIST.title(t) }}
              title={title}
              href={path}
            />
          }
          picture={
            picture && (
              <div className={styles.poster}>
                <Picture picture={picture} sizes={pictureSizes.beside} ratio="3/2" isMain />
              </div>
            )
          }
        >
          <div className={styles.actions}>
            <LinkButton href={`#${INQUIRY_ID}`}>{t("ask.journey.title")}</LinkButton>
            <div className={withScript}>
              <LinkButton tone="quiet" href={own}>
                {t("journeys.own")}
              </LinkButton>
            </div>
            {words && (
              <div className={withScript}>
                <Button tone="quiet" onClick={() => window.print()}>
                  {words.printAll}
                </Button>
              </div>
            )}
          </div>
        </PageHeader>
        <Container>
          <div className={styles.body} ref={body}>
            <div className={styles.days}>
              {viewModel?.days.map((day, index) => (
                <JourneyDay
                  key={index}
                  day={day}
                  number={index + 1}
                  printLabel={viewModel.words.printDay}
                  onPrint={() => printOneDay(body.current, index + 1)}
                />
              ))}
            </div>
            <aside className={styles.aside} aria-label={words?.together}>
              {map && (
                <div className={styles.map}>
                  <MapPanel part={map} day={dayInView || undefined} />
                </div>
              )}
            </aside>
            <div className={styles.after}>
              {viewModel && <Together viewModel={viewModel} />}
              <DocumentBody blocks={content} />
              {viewModel?.year && <SeasonCalendar year={viewModel.year} />}
              <Share title={title} />
            </div>
          </div>
        </Container>
      </article>
      <RelatedDocuments {...related} />
      <div className={styles.ask}>
        <Container>
          <div className={styles.asking}>
            <Inquiry
              title={t("ask.journey.title")}
              lead={t("program.ask.text")}
              topic={{ kind: type, uid, title }}
              dates="one"
            />
            <div className={styles.answer}>
              <ContactPerson illustration={illustration} people={people} />
            </div>
          </div>
        </Container>
      </div>
    </>
  );
}

/** What holds for all days: for whom, how far, what it costs, and when that was checked. */
function Together({ viewModel }: { viewModel: JourneyViewModel }) {
  const { rows, costs, checked, sources, words } = viewModel;
  return (
    <div className={styles.together}>
      {rows.length > 0 && <FactBox title={words.together} rows={rows} />}
      {costs && <FactBox title={costs.title} rows={costs.rows} note={costs.note} />}
      {checked && (
        <p className={styles.checked}>
          {checked}
          {sources.map(({ name, href }) => (
            <span key={href}>
              {" · "}
              <Link href={href}>{name}</Link>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
