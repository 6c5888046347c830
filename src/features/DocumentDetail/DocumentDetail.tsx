import type { ReactNode } from "react";
import { Container } from "../../components/Container/Container.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { listOf, type SiteDocument } from "../../content/kinds.ts";
import { useWords } from "../../i18n/LanguageProvider.tsx";
import { LIST_ROUTES } from "../../i18n/routes.ts";
import { pictureSizes } from "../../theme/pictureSizes.ts";
import { DocumentBody } from "../DocumentBody/DocumentBody.tsx";
import { PageBreadcrumb } from "../PageBreadcrumb/PageBreadcrumb.tsx";
import { type Related, RelatedDocuments } from "../RelatedDocuments/RelatedDocuments.tsx";
import { Share } from "../Share/Share.tsx";
import * as styles from "./DocumentDetail.css.ts";

/** What a document of any kind is drawn from. */
export interface DetailProps<D> {
  document: D;
  related: Related;
}

interface Props extends DetailProps<SiteDocument> {
  /** In short, besides what its card says. */
  facts?: string[];
  /** A way to ask about it. */
  ask?: ReactNode;
}

/** A document of which there is nothing to be drawn but its picture and its text. */
export function DocumentDetail({ document, related, facts = [], ask }: Props) {
  const t = useWords();
  const { type, title, summary, path, pictures, content } = document;
  const [picture] = pictures;
  const kind = listOf(type);
  const lines = [...kind.lines(kind.facts(document), t), ...facts].filter((line) => line !== "");
  return (
    <>
      <article>
        <PageHeader
          title={title}
          lead={summary}
          kicker={lines}
          breadcrumb={
            <PageBreadcrumb
              list={{ route: LIST_ROUTES[type], title: kind.title(t) }}
              title={title}
              href={path}
            />
          }
          picture={
            picture && <Picture picture={picture} sizes={pictureSizes.whole} ratio="3/2" isMain />
          }
        />
        <Container>
          <div className={styles.body}>
            <DocumentBody blocks={content} />
            <Share title={title} />
            {ask}
          </div>
        </Container>
      </article>
      <RelatedDocuments {...related} />
    </>
  );
}
