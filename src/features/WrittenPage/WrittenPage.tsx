import { Fragment, type ReactNode } from "react";
import { Container } from "../../components/Container/Container.tsx";
import { Heading } from "../../components/Heading/Heading.tsx";
import { ImageBand } from "../../components/ImageBand/ImageBand.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { PersonCard } from "../../components/PersonCard/PersonCard.tsx";
import { Spans } from "../../components/RichText/Spans.tsx";
import { SideIndex } from "../../components/SideIndex/SideIndex.tsx";
import { Table } from "../../components/Table/Table.tsx";
import { needsIndex, type Part, partId, partsOf, sectionsOf } from "../../documents/sections.ts";
import type { PageContent, Person, Picture, ProseBlock } from "../../documents/types.ts";
import type { CostTable } from "../../documents/viewModels/costTable.ts";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import type { CardOf } from "../../lists/cards.ts";
import { JourneyCards } from "../JourneyCards/JourneyCards.tsx";
import { PageBreadcrumb } from "../PageBreadcrumb/PageBreadcrumb.tsx";
import * as styles from "./WrittenPage.css.ts";

interface Props {
  page: PageContent;
  illustration: Picture;
  /** Journeys of the page that plans one; they take the place of the picture. */
  journeys?: CardOf<"journey">[];
  /** What it costs in each place: a section before the last one. */
  costs?: CostTable | null;
  /** Introduced below the text. */
  people?: Person[];
}

/** Their hashes. */
const COSTS = "costs";
const PEOPLE = "people";

/** A page from a Markdown file in locales/: title, lead and sections. */
export function WrittenPage({
  page: { path, title, lead, content },
  illustration,
  journeys = [],
  costs = null,
  people = [],
}: Props) {
  const t = useTranslate();
  const sections = sectionsOf(content);
  const last = sections.length - 1;
  const written = partsOf(content);
  const parts: Part[] = [
    ...(costs
      ? [...written.slice(0, -1), { id: COSTS, name: costs.title }, ...written.slice(-1)]
      : written),
    ...(people.length > 0 ? [{ id: PEOPLE, name: t("written.people") }] : []),
  ];
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        breadcrumb={<PageBreadcrumb title={title} href={path} />}
      />
      <Container>
        <div className={styles.page}>
          {journeys.length > 0 ? (
            <JourneyCards cards={journeys} />
          ) : (
            <ImageBand picture={illustration} />
          )}
          <div className={styles.body({ hasIndex: needsIndex(parts) })}>
            {needsIndex(parts) && <SideIndex label={t("page.contents")} parts={parts} />}
            <div className={styles.sections}>
              {sections.map(({ heading, blocks }, index) => (
                <Fragment key={index}>
                  {costs && index === last && <Costs costs={costs} />}
                  <div className={styles.section}>
                    {heading && (
                      <Heading level={2} size="title" id={partId(index)}>
                        <Spans parts={heading} />
                      </Heading>
                    )}
                    <div className={styles.text}>
                      {blocks.map((block, place) => (
                        <Fragment key={place}>{draw(block)}</Fragment>
                      ))}
                    </div>
                  </div>
                </Fragment>
              ))}
              {people.length > 0 && <People people={people} />}
            </div>
          </div>
        </div>
      </Container>
    </>
  );
}

function Costs({ costs: { title, caption, columns, rows, note } }: { costs: CostTable }) {
  return (
    <div className={styles.section}>
      <Heading level={2} size="title" id={COSTS}>
        {title}
      </Heading>
      <Table
        caption={caption}
        columns={columns}
        rows={rows.map(({ place, prices }) => [
          <Link key={place.href} href={place.href}>
            {place.name}
          </Link>,
          ...prices,
        ])}
        note={note}
      />
    </div>
  );
}

function People({ people }: { people: Person[] }) {
  const t = useTranslate();
  return (
    <div className={styles.section}>
      <Heading level={2} size="title" id={PEOPLE}>
        {t("written.people")}
      </Heading>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.name}>
            <PersonCard {...person} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function draw(block: ProseBlock): ReactNode {
  switch (block.kind) {
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <Spans parts={item} />
            </li>
          ))}
        </List>
      );
    }
    case "paragraph":
      return (
        <p>
          <Spans parts={block.children} />
        </p>
      );
    case "heading":
      return (
        <Heading level={3} size="lead">
          <Spans parts={block.children} />
        </Heading>
      );
  }
}
