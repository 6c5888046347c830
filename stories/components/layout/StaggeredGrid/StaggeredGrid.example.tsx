import { Card } from "@vidikovac/react";
import { StaggeredGrid } from "@vidikovac/react/travel";

const STORIES = [
  { slug: "herons-at-first-light", title: "Herons at first light", topic: "Nature" },
  { slug: "doors-in-the-loess", title: "Doors in the loess", topic: "Vineyards" },
  { slug: "ilok-in-a-day", title: "Ilok in a day", topic: "Sights" },
  { slug: "paprikash-over-the-fire", title: "Paprikash over the fire", topic: "Food and drink" },
];

export function Example() {
  return (
    <StaggeredGrid>
      {STORIES.map(({ slug, title, topic }) => (
        <Card
          key={slug}
          href={`/en/blog/${slug}/`}
          title={title}
          facts={[topic, "2026"]}
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
          sizes="(min-width: 30em) 50vw, 100vw"
        />
      ))}
    </StaggeredGrid>
  );
}
