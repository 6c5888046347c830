import { graphql } from "gatsby";
import type { Destination } from "../documents/kinds/destination.ts";
import { DestinationDetail } from "../features/DestinationDetail/DestinationDetail.tsx";
import { DocumentPage, DocumentPageHead, type DocumentPageProps } from "../shell/DocumentPage.tsx";

export default function DestinationDetailPage(props: DocumentPageProps<Destination>) {
  return <DocumentPage {...props} Detail={DestinationDetail} />;
}

export const Head = DocumentPageHead;

export const query = graphql`
  query DestinationDetail($id: String!) { node: siteDocument(id: { eq: $id }) { document } }
`;
