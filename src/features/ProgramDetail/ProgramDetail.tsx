import { Container } from "../../components/Container/Container.tsx";
import { FactBox } from "../../components/FactBox/FactBox.tsx";
import { InfoBlocks } from "../../components/InfoBlocks/InfoBlocks.tsx";
import { LinkButton } from "../../components/LinkButton/LinkButton.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { SeasonCalendar } from "../../components/SeasonCalendar/SeasonCalendar.tsx";
import { Timeline } from "../../components/Timeline/Timeline.tsx";
import type { Program } from "../../documents/kinds/program.ts";
import { LIST, programTypeName } from "../../documents/kinds/program.ts";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import { LIST_ROUTES } from "../../i18n/routes.ts";
import { keyOf } from "../../journey/keys.ts";
import { INQUIRY_ID } from "../../runtime/pageState.ts";
import { DocumentBody } from "../DocumentBody/DocumentBody.tsx";
import type { DetailProps } from "../DocumentDetail/DocumentDetail.tsx";
import { Inquiry } from "../Inquiry/Inquiry.tsx";
import { KeepButton } from "../Keep/KeepButton.tsx";
import { MapPanel } from "../MapPanel/MapPanel.tsx";
import { PageBreadcrumb } from "../PageBreadcrumb/PageBreadcrumb.tsx";
import { PhotoGallery } from "../PhotoGallery/PhotoGallery.tsx";
import { ProgramPeople } from "../ProgramPeople/ProgramPeople.tsx";
import { RelatedDocuments } from "../RelatedDocuments/RelatedDocuments.tsx";
import { Share } from "../Share/Share.tsx";
import { ProgramBar } from "./ProgramBar.tsx";
import * as styles from "./ProgramDetail.css.ts";
import { ProgramInclusions } from "./ProgramInclusions.tsx";
import { ProgramSheet } from "./ProgramSheet.tsx";
import { stepsByDay } from "./stepParts.ts";

export function ProgramDetail({
  document: program,
  related,
  viewModel,
  people = [],
  map,
}: DetailProps<Program>) {
  const t = useTranslate();
  const { type, uid, title, summary, path, pictures, steps, content } = program;
  const price = viewModel?.price || program.price;
  const infoBlocks = [
    { name: t("program.duration"), value: program.duration },
    { name: t("program.age"), value: program.ageRestriction },
    { name: t("program.level"), value: program.activityLevel },
  ].filter(({ value }) => value !== "");
  const list = { route: LIST_ROUTES[type], title: LIST.title(t) };
  return (
    <>
      <article>
        <Container>
          <div className={styles.body}>
            <div className={styles.head}>
              <PageHeader
                isWithin
                title={title}
                lead={summary}
                kicker={[
                  programTypeName(program.programType, t),
                  viewModel?.countries ?? "",
                ].filter(Boolean)}
                breadcrumb={<PageBreadcrumb list={list} title={title} href={path} />}
              >
                <div className={styles.toForm}>
                  <LinkButton href={`#${INQUIRY_ID}`}>{t("program.ask.action")}</LinkButton>
                </div>
                <KeepButton name={keyOf(program)} title={title} />
              </PageHeader>
            </div>
            <div className={styles.shown}>
              {pictures.length > 0 && (
                <PhotoGallery
                  pictures={pictures}
                  label={t("program.pictures")}
                  columns={8}
                  isMain
                />
              )}
              {infoBlocks.length > 0 && <InfoBlocks blocks={infoBlocks} />}
            </div>
            <aside className={styles.aside} aria-label={t("program.in-short")}>
              <div className={styles.panel}>
                <div className={styles.inView}>
                  <ProgramSheet price={price} viewModel={viewModel} />
                  <Share title={title} />
                </div>
              </div>
              {viewModel && viewModel.rows.length > 0 && (
                <div className={styles.facts}>
                  <FactBox title={t("program.in-short")} rows={viewModel.rows} />
                </div>
              )}
            </aside>
            <div className={styles.story}>
              {steps.length > 0 && <Timeline title={t("program.steps")} days={stepsByDay(steps)} />}
              {map && <MapPanel part={map} />}
              {viewModel && viewModel.lists.length > 0 && (
                <ProgramInclusions lists={viewModel.lists} />
              )}
              <DocumentBody blocks={content} />
              {viewModel && <ProgramPeople viewModel={viewModel} guides={people} />}
              {viewModel?.year && (
                <div className={styles.year}>
                  <SeasonCalendar year={viewModel.year} />
                </div>
              )}
              <ProgramBar price={price} departures={viewModel?.departures} />
            </div>
            <div className={styles.ask}>
              <Inquiry
                title={t("contact.form.title")}
                lead={t("program.ask.text")}
                topic={{ kind: type, uid, title }}
                dates={viewModel && viewModel.nights > 0 ? "two" : "one"}
                offer={viewModel}
              />
            </div>
          </div>
        </Container>
      </article>
      <RelatedDocuments {...related} />
    </>
  );
}
