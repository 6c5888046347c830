import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { DestinationCard } from "../content/cards.ts";
import { DestinationList } from "../features/DestinationList/DestinationList.tsx";
import type { ListContext } from "../gatsby/pages.ts";
import { translator } from "../i18n/words.ts";
import { inPlace } from "../layouts/listParts.ts";
import { PageHead } from "../layouts/PageHead/PageHead.tsx";
import { SiteLayout } from "../layouts/SiteLayout/SiteLayout.tsx";
import { UnknownAddress, UnknownHead } from "../layouts/UnknownAddress.tsx";

interface Data {
  list: { nodes: DestinationCard[] };
}

// The page answers for every address below its own: what is no document ends up here.
export default function DestinationListPage({
  data,
  pageContext,
  params,
  location,
}: PageProps<Data, ListContext>) {
  if (params["*"]) {
    return (
      <UnknownAddress
        {...pageContext}
        type="destination"
        rest={params["*"]}
        address={location.pathname}
        newest={data.list.nodes}
      />
    );
  }
  return (
    <SiteLayout {...pageContext}>
      <DestinationList destinations={data.list.nodes} parts={inPlace(pageContext.parts)} />
    </SiteLayout>
  );
}

export function Head({ pageContext, params }: HeadProps<Data, ListContext>) {
  const t = translator(pageContext.language);
  if (params["*"]) return <UnknownHead language={pageContext.language} rest={params["*"]} />;
  return (
    <PageHead
      {...pageContext}
      title={t("destinations.title")}
      description={t("destinations.lead")}
    />
  );
}

export const query = graphql`
  query DestinationList($language: String!, $first: Int!) {
    list: allDestination(
      filter: { language: { eq: $language } }
      sort: [{ publishedAt: DESC }, { uid: ASC }]
      limit: $first
    ) {
      nodes {
        type
        path
        title
        summary
        picture
      }
    }
  }
`;
