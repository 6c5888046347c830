import type { HeadProps, PageProps } from "gatsby";
import type { ComponentType } from "react";
import type { SiteDocument } from "../documents/kinds.ts";
import type { Person, Picture, SharedPicture, Translation } from "../documents/types.ts";
import type { ViewModelOf } from "../documents/viewModels/viewModel.ts";
import type { DetailProps } from "../features/DocumentDetail/DocumentDetail.tsx";
import type { Related } from "../features/RelatedDocuments/RelatedDocuments.tsx";
import type { Language } from "../i18n/languages.ts";
import type { MapPart } from "../maps/mapPart.ts";
import type { DocumentMeta } from "../seo/documentMeta.ts";
import { DocumentHead } from "./PageHead/DocumentHead.tsx";
import { SiteLayout } from "./SiteLayout/SiteLayout.tsx";

/** The page context that the build creates for a document's page. */
interface DocumentContext<D> {
  language: Language;
  translations: Translation[];
  picture?: SharedPicture;
  related: Related;
  meta: DocumentMeta;
  viewModel?: ViewModelOf<D>;
  illustration?: Picture;
  people?: Person[];
  map?: MapPart;
}

/** The result of the page query. */
interface Data<D> {
  node: { document: D };
}

export type DocumentPageProps<D> = PageProps<Data<D>, DocumentContext<D>>;

interface Drawn<D> extends Pick<DocumentPageProps<D>, "data" | "pageContext"> {
  Detail: ComponentType<DetailProps<D>>;
}

/** The page of a document, rendered by the detail feature of its document type. */
export function DocumentPage<D>({ data, pageContext, Detail }: Drawn<D>) {
  const { related, viewModel, illustration, people, map } = pageContext;
  return (
    <SiteLayout {...pageContext}>
      <Detail
        document={data.node.document}
        related={related}
        viewModel={viewModel}
        illustration={illustration}
        people={people}
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
