import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { BlogPost } from "../content/types.ts";
import { BlogDetail } from "../features/BlogDetail/BlogDetail.tsx";
import type { DetailContext } from "../gatsby/pages.ts";
import { DocumentHead } from "../layouts/PageHead/DocumentHead.tsx";
import { SiteLayout } from "../layouts/SiteLayout/SiteLayout.tsx";

interface Data {
  document: BlogPost;
}

export default function BlogDetailPage({ data, pageContext }: PageProps<Data, DetailContext>) {
  return (
    <SiteLayout {...pageContext}>
      <BlogDetail post={data.document} related={pageContext.related} />
    </SiteLayout>
  );
}

export function Head({ data: { document }, pageContext }: HeadProps<Data, DetailContext>) {
  return <DocumentHead {...pageContext} document={document} />;
}

export const query = graphql`
  query BlogDetail($id: String!) {
    document: blogPost(id: { eq: $id }) {
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
      category
      picture
    }
  }
`;
