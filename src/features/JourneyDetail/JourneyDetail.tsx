import type { Journey } from "../../documents/kinds/journey.ts";
import { type DetailProps, DocumentDetail } from "../DocumentDetail/DocumentDetail.tsx";

export function JourneyDetail({ document, related, illustration }: DetailProps<Journey>) {
  return <DocumentDetail document={document} related={related} illustration={illustration} />;
}
