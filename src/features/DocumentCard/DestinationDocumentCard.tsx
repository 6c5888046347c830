import { Card } from "../../components/Card/Card.tsx";
import type { CardOf } from "../../content/cards.ts";
import { pictureSizes } from "../../theme/pictureSizes.ts";

interface Props {
  destination: CardOf<"destination">;
  place?: "list" | "few";
}

export function DestinationDocumentCard({ destination, place = "list" }: Props) {
  const { path, title, summary, picture } = destination;
  return (
    <Card
      href={path}
      title={title}
      summary={summary}
      picture={picture}
      sizes={pictureSizes[place]}
    />
  );
}
