import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { BlogCard, DestinationCard, ProgramCard } from "../content/cards.ts";
import { Home } from "../features/Home/Home.tsx";
import type { HomeContext } from "../gatsby/pages.ts";
import { translator } from "../i18n/words.ts";
import { PageHead } from "../layouts/PageHead/PageHead.tsx";
import { siteThings } from "../layouts/PageHead/siteThings.ts";
import { SiteLayout } from "../layouts/SiteLayout/SiteLayout.tsx";

interface Data {
  destinations: { nodes: DestinationCard[] };
  programs: { nodes: ProgramCard[] };
  posts: { nodes: BlogCard[] };
}

export default function HomePage({ data, pageContext }: PageProps<Data, HomeContext>) {
  const { destinations, programs, posts } = data;
  return (
    <SiteLayout {...pageContext} isOnPicture>
      <Home
        destinations={destinations.nodes}
        programs={programs.nodes}
        posts={posts.nodes}
        gallery={pageContext.gallery}
        hero={pageContext.hero}
      />
    </SiteLayout>
  );
}

export function Head({ pageContext }: HeadProps<Data, HomeContext>) {
  const t = translator(pageContext.language);
  const { organization, webSite } = siteThings(pageContext.language);
  return (
    <PageHead
      {...pageContext}
      title={t("home.title")}
      description={t("site.description")}
      things={[organization, webSite]}
    />
  );
}

export const query = graphql`
  query Home($language: String!) {
    destinations: allDestination(
      filter: { language: { eq: $language } }
      sort: [{ publishedAt: DESC }, { uid: ASC }]
      limit: 3
    ) {
      nodes {
        type
        path
        title
        summary
        picture
      }
    }
    programs: allProgram(
      filter: { language: { eq: $language } }
      sort: [{ publishedAt: DESC }, { uid: ASC }]
      limit: 8
    ) {
      nodes {
        type
        path
        title
        summary
        programType
        duration
        days
        ageRestriction
        activityLevel
        pictures
      }
    }
    posts: allBlogPost(
      filter: { language: { eq: $language } }
      sort: [{ publishedAt: DESC }, { uid: ASC }]
      limit: 4
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
