import { graphql, type HeadProps, type PageProps } from "gatsby";
import { plainText } from "../content/plainText.ts";
import type { BlogPost } from "../content/types.ts";
import { BlogDetail } from "../features/BlogDetail/BlogDetail.tsx";
import type { DetailContext } from "../gatsby/pages.ts";
import { PageHead } from "../layouts/PageHead/PageHead.tsx";
import { SiteLayout } from "../layouts/SiteLayout/SiteLayout.tsx";

interface Data {
  document: BlogPost;
}

export default function BlogDetailPage({
  data,
  pageContext,
  path,
}: PageProps<Data, DetailContext>) {
  return (
    <SiteLayout {...pageContext} path={path}>
      <BlogDetail post={data.document} related={pageContext.related} />
    </SiteLayout>
  );
}

export function Head({ data: { document }, pageContext }: HeadProps<Data, DetailContext>) {
  const description = plainText(document.content) || document.summary;
  return (
    <PageHead
      {...pageContext}
      title={document.title}
      description={description}
      picture={document.picture}
    />
  );
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
