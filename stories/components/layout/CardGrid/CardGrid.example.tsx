import {
  Card,
  CardGrid,
  Container,
  FilterButtons,
  Heading,
  prepareReflow,
  Stack,
  VisuallyHidden,
} from "@vidikovac/react";
import { useState } from "react";

type Kind = "all" | "nature" | "town";

const PLACES = [
  { slug: "kopacki-rit", name: "Kopački rit", kind: "nature" },
  { slug: "ilok", name: "Ilok", kind: "town" },
  { slug: "zasavica", name: "Zasavica", kind: "nature" },
  { slug: "sremski-karlovci", name: "Sremski Karlovci", kind: "town" },
] as const;

export function Example() {
  const [kind, setKind] = useState<Kind>("all");
  const shown = PLACES.filter((place) => kind === "all" || place.kind === kind);
  return (
    <Container>
      <Stack>
        <Heading level={2}>Destinations</Heading>
        <FilterButtons<Kind>
          label="Topic"
          choices={[
            { value: "all", label: "All" },
            { value: "nature", label: "Nature" },
            { value: "town", label: "Towns" },
          ]}
          selected={kind}
          onSelect={setKind}
          onIntent={prepareReflow}
        />
        <VisuallyHidden role="status">{`${shown.length} destinations`}</VisuallyHidden>
        <CardGrid>
          {shown.map(({ slug, name }) => (
            <Card
              key={slug}
              href={`/en/destinations/${slug}/`}
              title={name}
              picture={{
                src: `/pictures/${slug}.webp`,
                sources: [],
                srcSet: "",
                alt: "",
                credit: "",
                width: 1600,
                height: 1067,
                placeholder: "",
              }}
              sizes="(min-width: 80em) 18rem, (min-width: 48em) 33vw, (min-width: 30em) 50vw, 100vw"
            />
          ))}
        </CardGrid>
      </Stack>
    </Container>
  );
}
