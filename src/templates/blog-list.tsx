import { graphql, type HeadProps, type PageProps, withPrefix } from "gatsby";
import type { BlogCard } from "../content/cards.ts";
import { BlogList } from "../features/BlogList/BlogList.tsx";
import { NotFound } from "../features/NotFound/NotFound.tsx";
import type { ListContext } from "../gatsby/pages.ts";
import { translator } from "../i18n/words.ts";
import { inPlace } from "../layouts/listParts.ts";
import { NotFoundHead } from "../layouts/NotFoundHead.tsx";
import { PageHead } from "../layouts/PageHead/PageHead.tsx";
import { SiteLayout } from "../layouts/SiteLayout/SiteLayout.tsx";

interface Data {
  list: { nodes: BlogCard[] };
}

// The page answers for every address below its own: what is no document ends up here.
export default function BlogListPage({
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
        <BlogList posts={data.list.nodes} parts={inPlace(pageContext.parts)} />
      )}
    </SiteLayout>
  );
}

export function Head({ pageContext, params }: HeadProps<Data, ListContext>) {
  const t = translator(pageContext.language);
  if (params["*"]) return <NotFoundHead language={pageContext.language} />;
  return <PageHead {...pageContext} title={t("blog.title")} description={t("blog.lead")} />;
}

export const query = graphql`
  query BlogList($language: String!, $first: Int!) {
    list: allBlogPost(
      filter: { language: { eq: $language } }
      sort: [{ publishedAt: DESC }, { uid: ASC }]
      limit: $first
    ) {
      nodes {
        type
        path
        title
        summary
        publishedAt
        category
        picture
      }
    }
  }
`;
