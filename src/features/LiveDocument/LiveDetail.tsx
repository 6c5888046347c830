import type { Card } from "../../content/cards.ts";
import type { SiteDocument } from "../../content/kinds.ts";
import { RELATED } from "../../content/related.ts";
import { BlogDetail } from "../BlogDetail/BlogDetail.tsx";
import { DestinationDetail } from "../DestinationDetail/DestinationDetail.tsx";
import { ProgramDetail } from "../ProgramDetail/ProgramDetail.tsx";

export interface LiveDetailProps {
  document: SiteDocument;
  /** The newest of the list that it will stand in. */
  others: Card[];
}

/** The page that the build will make of the document. */
export function LiveDetail({ document, others }: LiveDetailProps) {
  const related = { documents: others.slice(0, RELATED), programs: [] };
  switch (document.type) {
    case "blog":
      return <BlogDetail document={document} related={related} />;
    case "destination":
      return <DestinationDetail document={document} related={related} />;
    case "program":
      return <ProgramDetail document={document} related={related} />;
  }
}
