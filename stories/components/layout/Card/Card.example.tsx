import { Card } from "@vidikovac/react";

export function Example() {
  return (
    <Card
      href="/en/program/canoe-dawn/"
      title="Canoe dawn in the flooded forest"
      summary="On the water at first light, breakfast on an observation platform, back at the jetty before noon."
      facts={["Nature", "5 hours", "8 and over"]}
      picture={{
        src: "/pictures/canoe-dawn.webp",
        sources: [],
        srcSet: "/pictures/canoe-dawn-480.webp 480w, /pictures/canoe-dawn.webp 1600w",
        alt: "",
        credit: "",
        width: 1600,
        height: 1067,
        placeholder:
          "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoPAAoAAUAmJQBOgCHYezgZpdoA/uAKjAjDvHGuYnusDpPf/FzuOX9d1BQrRxeb73D6Yfiv1erBiFDcCioN/IAA",
      }}
      sizes="(min-width: 64em) 25vw, (min-width: 48em) 33vw, (min-width: 30em) 50vw, 100vw"
    />
  );
}
