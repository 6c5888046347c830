import type { HeadProps, PageProps } from "gatsby";
import type { ComponentType } from "react";
import type { SiteDocument } from "../documents/kinds.ts";
import type { Picture, SharedPicture, Translation } from "../documents/types.ts";
import type { ViewModelOf } from "../documents/viewModels/viewModel.ts";
import type { DetailProps } from "../features/DocumentDetail/DocumentDetail.tsx";
import type { Related } from "../features/RelatedDocuments/RelatedDocuments.tsx";
import type { Language } from "../i18n/languages.ts";
import type { MapPart } from "../maps/mapPart.ts";
import type { DocumentMeta } from "../seo/documentMeta.ts";
import { DocumentHead } from "./PageHead/DocumentHead.tsx";
import { SiteLayout } from "./SiteLayout/SiteLayout.tsx";

/** What the build says of a document's page. */
interface DocumentContext<D> {
  language: Language;
  translations: Translation[];
  picture?: SharedPicture;
  related: Related;
  meta: DocumentMeta;
  viewModel?: ViewModelOf<D>;
  illustration?: Picture;
  map?: MapPart;
}

/** What the query of a document's page gives. */
interface Data<D> {
  node: { document: D };
}

export type DocumentPageProps<D> = PageProps<Data<D>, DocumentContext<D>>;

interface Drawn<D> extends Pick<DocumentPageProps<D>, "data" | "pageContext"> {
  Detail: ComponentType<DetailProps<D>>;
}

/** The page of a document, drawn by the feature of its kind. */
export function DocumentPage<D>({ data, pageContext, Detail }: Drawn<D>) {
  const { related, viewModel: brief, illustration, map } = pageContext;
  return (
    <SiteLayout {...pageContext}>
      <Detail
        document={data.node.document}
        related={related}
        viewModel={brief}
        illustration={illustration}
        map={map}
      />
    </SiteLayout>
  );
}

export function DocumentPageHead({
  data,
  pageContext,
}: HeadProps<Data<SiteDocument>, DocumentContext<SiteDocument>>) {
  return <DocumentHead {...pageContext} document={data.node.document} />;
}
