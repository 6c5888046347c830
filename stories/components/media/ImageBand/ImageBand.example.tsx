import { Container, Heading, Prose } from "@vidikovac/react";
import { ImageBand, PageHeader } from "@vidikovac/react/travel";

export function Example() {
  return (
    <>
      <PageHeader
        title="Plan your journey"
        lead="How to get here, when to come and what to bring."
      />
      <Container>
        <ImageBand
          picture={{
            src: "/pictures/wheat-and-poppies.webp",
            sources: [],
            srcSet:
              "/pictures/wheat-and-poppies-640.webp 640w, /pictures/wheat-and-poppies.webp 1600w",
            alt: "",
            credit: "",
            width: 1600,
            height: 1067,
            placeholder:
              "data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAwAgCdASoPAAoAAUAmJbACdGuA/gAFKKmUgAD+q0IvupdE+hOgUBGZzqs41qK/BoKfY33uT3/5N//7P8ptrU5E5v/9hvDQAAA=",
          }}
        />
        <Prose>
          <Heading level={2}>How to get here</Heading>
          <p>By train to Osijek, Vinkovci or Petrovaradin, or by bus to Osijek or Novi Sad.</p>
        </Prose>
      </Container>
    </>
  );
}
