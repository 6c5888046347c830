import { graphql } from "gatsby";
import type { BlogPost } from "../documents/kinds/blog.ts";
import { BlogDetail } from "../features/BlogDetail/BlogDetail.tsx";
import { DocumentPage, DocumentPageHead, type DocumentPageProps } from "../shell/DocumentPage.tsx";

export default function BlogDetailPage(props: DocumentPageProps<BlogPost>) {
  return <DocumentPage {...props} Detail={BlogDetail} />;
}

export const Head = DocumentPageHead;

export const query = graphql`
  query BlogDetail($id: String!) { node: siteDocument(id: { eq: $id }) { document } }
`;
