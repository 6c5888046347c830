import { Card, Reveal } from "@vidikovac/react";
import { StaggeredGrid } from "@vidikovac/react/travel";

const STORIES = [
  { slug: "storks-of-the-street", title: "The storks of our street", topic: "Nature" },
  { slug: "kulen-takes-its-time", title: "Kulen takes its time", topic: "Food and drink" },
];

export function Example() {
  return (
    <StaggeredGrid>
      {STORIES.map(({ slug, title, topic }) => (
        <Reveal key={slug}>
          <Card
            href={`/en/blog/${slug}/`}
            title={title}
            facts={[topic]}
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
            sizes="(min-width: 30em) 50vw, 100vw"
          />
        </Reveal>
      ))}
    </StaggeredGrid>
  );
}
