import { Breadcrumb, LinkButton, Picture } from "@vidikovac/react";
import { PageHeader } from "@vidikovac/react/travel";

export function Example() {
  return (
    <PageHeader
      title="Canoe dawn in the flooded forest"
      lead="On the water at first light, breakfast on an observation platform, back at the jetty before noon."
      kicker={["Nature", "5 hours", "8 and over"]}
      breadcrumb={
        <Breadcrumb
          label="Path to this page"
          steps={[
            { name: "Home", href: "/en/" },
            { name: "Trips", href: "/en/program/" },
            { name: "Canoe dawn in the flooded forest", href: "/en/program/canoe-dawn/" },
          ]}
        />
      }
      picture={
        <Picture
          picture={{
            src: "/pictures/canoe-dawn.webp",
            sources: [],
            srcSet: "",
            alt: "Two canoes seen from behind on a smooth lake, the sun just up",
            credit: "",
            width: 1600,
            height: 1067,
            placeholder:
              "data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAQCdASoPAAoAAUAmJQBOgCHYezgZpdoA/uAKjAjDvHGuYnusDpPf/FzuOX9d1BQrRxeb73D6Yfiv1erBiFDcCioN/IAA",
          }}
          sizes="(min-width: 64em) 58vw, 94vw"
          ratio="3/2"
          isMain
        />
      }
    >
      <LinkButton href="#ask">Send an enquiry</LinkButton>
    </PageHeader>
  );
}
