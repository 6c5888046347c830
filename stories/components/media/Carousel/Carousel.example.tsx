import { Card, Carousel, Link, Section } from "@vidikovac/react";

const TRIPS = [
  { slug: "canoe-dawn", title: "Canoe dawn in the flooded forest", facts: ["Nature", "5 hours"] },
  {
    slug: "three-cellars-by-bicycle",
    title: "Three cellars by bicycle",
    facts: ["Active", "2 days"],
  },
  { slug: "fortress-by-lantern", title: "The fortress by lantern", facts: ["Culture", "3 hours"] },
  { slug: "zasavica-by-boat", title: "Zasavica by boat", facts: ["Nature", "6 hours"] },
];

export function Example() {
  const total = TRIPS.length;
  return (
    <Section tone="strong" title="Guided trips" lead="Local guides and small groups.">
      <Carousel
        label="Guided trips"
        more={<Link href="/en/program/">All trips</Link>}
        words={{
          carousel: "carousel",
          slide: "card",
          place: (index) => `${index} of ${total}`,
          inSight: (first, last) => `${first} to ${last} of ${total}`,
          previous: "Previous card",
          next: "Next card",
        }}
      >
        {TRIPS.map(({ slug, title, facts }) => (
          <Card
            key={slug}
            href={`/en/program/${slug}/`}
            title={title}
            facts={facts}
            picture={{
              src: `/pictures/${slug}.webp`,
              sources: [],
              srcSet: "",
              alt: "",
              credit: "",
              width: 1600,
              height: 1067,
              placeholder:
                "data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoPAAoAAUAmJZACdAEOuySC2AD9U+vdTE1LNuargyLFj27UtorZ4ePBv8J/kfmew6SYeKK1wAA=",
            }}
            sizes="(min-width: 80em) 25rem, (min-width: 48em) 50vw, 100vw"
            tone="strong"
          />
        ))}
      </Carousel>
    </Section>
  );
}
