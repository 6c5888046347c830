import type { ReactNode } from "react";
import { Container } from "../../components/Container/Container.tsx";
import { PageHeader } from "../../components/PageHeader/PageHeader.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import type { BlogPost } from "../../content/kinds/blog.ts";
import type { Destination } from "../../content/kinds/destination.ts";
import type { Route } from "../../i18n/routes.ts";
import { pictureSizes } from "../../theme/pictureSizes.ts";
import { DocumentBody } from "../DocumentBody/DocumentBody.tsx";
import { PathToPage } from "../Path/PathToPage.tsx";
import { type Related, RelatedDocuments } from "../RelatedDocuments/RelatedDocuments.tsx";
import { Share } from "../Share/Share.tsx";
import * as styles from "./DocumentDetail.css.ts";

interface Props {
  document: BlogPost | Destination;
  list: { route: Route; title: string };
  kicker?: string[];
  related: Related;
  /** A way to ask about it. */
  ask?: ReactNode;
}

/** The layout that posts and destinations share. */
export function DocumentDetail({ document, list, kicker, related, ask }: Props) {
  const { title, summary, path, pictures, content } = document;
  const [picture] = pictures;
  return (
    <>
      <article>
        <PageHeader
          title={title}
          lead={summary}
          kicker={kicker}
          breadcrumb={<PathToPage list={list} title={title} href={path} />}
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
