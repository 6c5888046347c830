import { Breadcrumb, Picture, PosterHeader } from "@vidikovac/react";
import { InfoBlocks } from "@vidikovac/react/travel";

export function Example() {
  return (
    <PosterHeader
      title="Ilok"
      lead="Croatia’s easternmost town, with medieval walls above the Danube."
      kicker={["Srijem", "Croatia"]}
      breadcrumb={
        <Breadcrumb
          label="Path to this page"
          steps={[
            { name: "Home", href: "/en/" },
            { name: "Ilok", href: "/en/destinations/ilok/" },
          ]}
        />
      }
      picture={
        <Picture
          picture={{
            src: "/pictures/ilok.webp",
            sources: [],
            srcSet: "",
            alt: "The walls and the castle of Ilok above the Danube",
            credit: "",
            width: 1600,
            height: 1067,
            placeholder: "",
          }}
          sizes="94vw"
          ratio="fill"
          corners="none"
          isMain
        />
      }
    >
      <InfoBlocks
        values="clause"
        blocks={[
          { name: "How long", value: "A day", note: "A night if you taste in two cellars." },
          { name: "Border", value: "A bridge to Bačka Palanka" },
        ]}
      />
    </PosterHeader>
  );
}
