import { Picture } from "@vidikovac/react";

export function Example() {
  return (
    <figure>
      <Picture
        picture={{
          src: "/pictures/storks-on-roof-1280.webp",
          sources: [
            {
              type: "image/avif",
              srcSet:
                "/pictures/storks-on-roof-640.avif 640w, /pictures/storks-on-roof-1280.avif 1280w",
            },
          ],
          srcSet:
            "/pictures/storks-on-roof-640.webp 640w, /pictures/storks-on-roof-1280.webp 1280w",
          alt: "White storks in a nest on a chimney above a village street, early summer",
          credit: "Ana Horvat",
          width: 1280,
          height: 853,
          placeholder:
            "data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAwAgCdASoPAAoAAUAmJbACdAD0kTHoR7lcAAD+9QZ+jhusxQku7AFR2kH6eS80qNtNrFS8cj8Ghf/prGCb7hdOe6vX/ESFv+BYel4SAAA=",
        }}
        sizes="(min-width: 48em) 42rem, 94vw"
      />
      <figcaption>A stork comes back to the same chimney at the end of March.</figcaption>
    </figure>
  );
}
