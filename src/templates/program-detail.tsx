import { graphql } from "gatsby";
import type { Program } from "../documents/kinds/program.ts";
import { ProgramDetail } from "../features/ProgramDetail/ProgramDetail.tsx";
import { DocumentPage, DocumentPageHead, type DocumentPageProps } from "../shell/DocumentPage.tsx";

export default function ProgramDetailPage(props: DocumentPageProps<Program>) {
  return <DocumentPage {...props} Detail={ProgramDetail} />;
}

export const Head = DocumentPageHead;

export const query = graphql`
  query ProgramDetail($id: String!) { node: siteDocument(id: { eq: $id }) { document } }
`;
