import { graphql } from "gatsby";
import type { BlogPost } from "../content/kinds/blog.ts";
import { BlogDetail } from "../features/BlogDetail/BlogDetail.tsx";
import {
  DocumentPage,
  DocumentPageHead,
  type DocumentPageProps,
} from "../layouts/DocumentPage.tsx";

export default function BlogDetailPage(props: DocumentPageProps<BlogPost>) {
  return <DocumentPage {...props} Detail={BlogDetail} />;
}

export const Head = DocumentPageHead;

export const query = graphql`
  query BlogDetail($id: String!) { node: siteDocument(id: { eq: $id }) { document } }
`;
