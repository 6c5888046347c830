import { Card, CardGrid, Link, Section } from "@vidikovac/react";

const PLACES = [
  { slug: "ilok", name: "Ilok", summary: "Medieval walls, a castle and an old cellar." },
  { slug: "kopacki-rit", name: "Kopački rit", summary: "Flooded forest, lakes and reedbeds." },
  { slug: "petrovaradin", name: "Petrovaradin", summary: "A fortress on a rock above the river." },
];

export function Example() {
  return (
    <Section
      title="Where to go"
      lead="Towns, riverbanks and hills on both sides of the river."
      more={<Link href="/en/destinations/">All destinations</Link>}
    >
      <CardGrid layout="few">
        {PLACES.map(({ slug, name, summary }) => (
          <Card
            key={slug}
            href={`/en/destinations/${slug}/`}
            title={name}
            summary={summary}
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
            sizes="(min-width: 48em) 33vw, (min-width: 30em) 50vw, 100vw"
          />
        ))}
      </CardGrid>
    </Section>
  );
}
