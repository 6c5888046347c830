import { Card } from "../../components/Card/Card.tsx";
import type { DestinationCard } from "../../content/cards.ts";
import { pictureSizes } from "../../theme/pictureSizes.ts";

export function DestinationDocumentCard({ destination }: { destination: DestinationCard }) {
  const { path, title, summary, picture } = destination;
  return (
    <Card href={path} title={title} summary={summary} picture={picture} sizes={pictureSizes.card} />
  );
}
