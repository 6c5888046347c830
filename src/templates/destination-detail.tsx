import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { Destination } from "../content/types.ts";
import { DestinationDetail } from "../features/DestinationDetail/DestinationDetail.tsx";
import type { DetailContext } from "../gatsby/pages.ts";
import { DocumentHead } from "../layouts/PageHead/DocumentHead.tsx";
import { SiteLayout } from "../layouts/SiteLayout/SiteLayout.tsx";

interface Data {
  document: Destination;
}

export default function DestinationDetailPage({
  data,
  pageContext,
}: PageProps<Data, DetailContext>) {
  return (
    <SiteLayout {...pageContext}>
      <DestinationDetail destination={data.document} related={pageContext.related} />
    </SiteLayout>
  );
}

export function Head({ data: { document }, pageContext }: HeadProps<Data, DetailContext>) {
  return <DocumentHead {...pageContext} document={document} />;
}

export const query = graphql`
  query DestinationDetail($id: String!) {
    document: destination(id: { eq: $id }) {
      type
      uid
      language
      path
      title
      summary
      publishedAt
      updatedAt
      content
      translations
      picture
    }
  }
`;
