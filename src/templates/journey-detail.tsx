import { graphql } from "gatsby";
import type { Journey } from "../documents/kinds/journey.ts";
import { JourneyDetail } from "../features/JourneyDetail/JourneyDetail.tsx";
import { DocumentPage, DocumentPageHead, type DocumentPageProps } from "../shell/DocumentPage.tsx";

export default function JourneyDetailPage(props: DocumentPageProps<Journey>) {
  return <DocumentPage {...props} Detail={JourneyDetail} />;
}

export const Head = DocumentPageHead;

export const query = graphql`
  query JourneyDetail($id: String!) { node: siteDocument(id: { eq: $id }) { document } }
`;
