import { graphql, type HeadProps, type PageProps, withPrefix } from "gatsby";
import type { ProgramCard } from "../content/cards.ts";
import { NotFound } from "../features/NotFound/NotFound.tsx";
import { ProgramList } from "../features/ProgramList/ProgramList.tsx";
import type { ListContext } from "../gatsby/pages.ts";
import { translator } from "../i18n/words.ts";
import { inPlace } from "../layouts/listParts.ts";
import { NotFoundHead } from "../layouts/NotFoundHead.tsx";
import { PageHead } from "../layouts/PageHead/PageHead.tsx";
import { SiteLayout } from "../layouts/SiteLayout/SiteLayout.tsx";

interface Data {
  list: { nodes: ProgramCard[] };
}

// The page answers for every address below its own: what is no document ends up here.
export default function ProgramListPage({
  data,
  pageContext,
  path,
  params,
  location,
}: PageProps<Data, ListContext>) {
  return (
    <SiteLayout {...pageContext} path={path}>
      {params["*"] ? (
        <NotFound address={location.pathname} names={withPrefix(pageContext.names)} />
      ) : (
        <ProgramList programs={data.list.nodes} parts={inPlace(pageContext.parts)} />
      )}
    </SiteLayout>
  );
}

export function Head({ pageContext, params }: HeadProps<Data, ListContext>) {
  const t = translator(pageContext.language);
  if (params["*"]) return <NotFoundHead language={pageContext.language} />;
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
