import { Card } from "../../components/Card/Card.tsx";
import type { DestinationCard } from "../../content/cards.ts";

const SIZES = "(min-width: 81.5em) 24rem, (min-width: 64em) 30vw, (min-width: 44em) 45vw, 92vw";

export function DestinationDocumentCard({ destination }: { destination: DestinationCard }) {
  const { path, title, summary, picture } = destination;
  return <Card href={path} title={title} summary={summary} picture={picture} sizes={SIZES} />;
}
