import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { ProgramCard } from "../content/cards.ts";
import { ProgramList } from "../features/ProgramList/ProgramList.tsx";
import type { ListContext } from "../gatsby/pages.ts";
import { translator } from "../i18n/words.ts";
import { inPlace } from "../layouts/listParts.ts";
import { PageHead } from "../layouts/PageHead/PageHead.tsx";
import { SiteLayout } from "../layouts/SiteLayout/SiteLayout.tsx";
import { UnknownAddress, UnknownHead } from "../layouts/UnknownAddress.tsx";

interface Data {
  list: { nodes: ProgramCard[] };
}

// The page answers for every address below its own: what is no document ends up here.
export default function ProgramListPage({
  data,
  pageContext,
  params,
  location,
}: PageProps<Data, ListContext>) {
  if (params["*"]) {
    return (
      <UnknownAddress
        {...pageContext}
        type="program"
        rest={params["*"]}
        address={location.pathname}
        newest={data.list.nodes}
      />
    );
  }
  return (
    <SiteLayout {...pageContext}>
      <ProgramList programs={data.list.nodes} parts={inPlace(pageContext.parts)} />
    </SiteLayout>
  );
}

export function Head({ pageContext, params }: HeadProps<Data, ListContext>) {
  const t = translator(pageContext.language);
  if (params["*"]) return <UnknownHead language={pageContext.language} rest={params["*"]} />;
  return <PageHead {...pageContext} title={t("packages.title")} description={t("packages.lead")} />;
}

export const query = graphql`
  query ProgramList($language: String!, $first: Int!) {
    list: allProgram(
      filter: { language: { eq: $language } }
      sort: [{ publishedAt: DESC }, { uid: ASC }]
      limit: $first
    ) {
      nodes {
        type
        path
        title
        summary
        programType
        duration
        ageRestriction
        activityLevel
        pictures
      }
    }
  }
`;
