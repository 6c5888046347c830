import type { ReactNode } from "react";
import { Container } from "../../components/Container/Container.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { PosterHeader } from "../../components/PosterHeader/PosterHeader.tsx";
import { SideIndex } from "../../components/SideIndex/SideIndex.tsx";
import { listOf, type SiteDocument } from "../../documents/kinds.ts";
import { needsIndex, partsOf } from "../../documents/sections.ts";
import type { Person, Picture as PictureData } from "../../documents/types.ts";
import type { ViewModelOf } from "../../documents/viewModels/viewModel.ts";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import { LIST_ROUTES } from "../../i18n/routes.ts";
import { keyOf } from "../../journey/keys.ts";
import type { MapPart } from "../../maps/mapPart.ts";
import { pictureSizes } from "../../theme/pictureSizes.ts";
import { ContactPerson } from "../ContactPerson/ContactPerson.tsx";
import { DocumentBody } from "../DocumentBody/DocumentBody.tsx";
import { KeepButton } from "../Keep/KeepButton.tsx";
import { PageBreadcrumb } from "../PageBreadcrumb/PageBreadcrumb.tsx";
import { type Related, RelatedDocuments } from "../RelatedDocuments/RelatedDocuments.tsx";
import { Share } from "../Share/Share.tsx";
import * as styles from "./DocumentDetail.css.ts";

/** Props of every detail feature, whatever the document type. */
export interface DetailProps<D> {
  document: D;
  related: Related;
  /** Formatted data of the document; undefined if the document is newer than the build. */
  viewModel?: ViewModelOf<D>;
  /** Shown beside the inquiry form. */
  illustration?: PictureData;
  /** Who tells it, guides it, or answers beside the form. */
  people?: Person[];
  /** Map of the place or route; undefined if its position is unknown. */
  map?: MapPart;
}

interface Props extends Omit<DetailProps<SiteDocument>, "viewModel" | "map"> {
  /** Facts for the header, after those of the card. */
  facts?: string[];
  /** Replaces the facts of the card in the header. */
  lines?: string[];
  /** Beside the text; above it on a narrow screen. */
  inShort?: ReactNode;
  /** Below the text. */
  after?: ReactNode;
  /** A map, below `inShort`. */
  where?: ReactNode;
  /** An inquiry form. */
  ask?: ReactNode;
  /** The picture across the page, with the title on it. */
  isPoster?: boolean;
  /** Below the picture of a poster: a bar of facts. */
  bar?: ReactNode;
  /** Beside a long text, an index of its headings. */
  hasIndex?: boolean;
}

/** Detail page of a document: header with picture, text, sidebar and related documents. */
export function DocumentDetail({
  document,
  related,
  illustration,
  people,
  facts = [],
  lines,
  inShort,
  after,
  where,
  ask,
  isPoster = false,
  bar,
  hasIndex = false,
}: Props) {
  const t = useTranslate();
  const { type, title, summary, path, pictures, content } = document;
  const [picture] = pictures;
  const parts = hasIndex ? partsOf(content) : [];
  const kind = listOf(type);
  const cardLines = lines ?? kind.cardLines(kind.cardFields(document), t);
  const head = {
    title,
    lead: summary,
    kicker: [...cardLines, ...facts].filter((line) => line !== ""),
    breadcrumb: (
      <PageBreadcrumb
        list={{ route: LIST_ROUTES[type], title: kind.title(t) }}
        title={title}
        href={path}
      />
    ),
  };
  const keep = type !== "journey" && <KeepButton name={keyOf(document)} title={title} />;
  return (
    <>
      <article>
        {isPoster ? (
          <PosterHeader
            {...head}
            action={keep}
            picture={
              picture && (
                <Picture
                  picture={picture}
                  sizes={pictureSizes.across}
                  ratio="fill"
                  corners="none"
                  isMain
                />
              )
            }
          >
            {bar}
          </PosterHeader>
        ) : (
          <PageHeader
            {...head}
            picture={
              picture && (
                <Picture picture={picture} sizes={pictureSizes.beside} ratio="3/2" isMain />
              )
            }
          >
            {keep}
          </PageHeader>
        )}
        <Container>
          <div className={styles.body}>
            {(inShort || where) && (
              <div className={styles.inShort}>
                {inShort}
                {where}
              </div>
            )}
            {needsIndex(parts) && (
              <div className={styles.index}>
                <SideIndex label={t("page.contents")} parts={parts} />
              </div>
            )}
            <div className={styles.text}>
              <DocumentBody blocks={content} />
              {after && <div className={styles.after}>{after}</div>}
            </div>
            <aside className={styles.aside}>
              <Share title={title} />
            </aside>
          </div>
        </Container>
      </article>
      <RelatedDocuments {...related} />
      {ask && (
        <div className={styles.ask}>
          <Container>
            <div className={styles.asking}>
              {ask}
              <div className={styles.answer}>
                <ContactPerson illustration={illustration} people={people} />
              </div>
            </div>
          </Container>
        </div>
      )}
    </>
  );
}
