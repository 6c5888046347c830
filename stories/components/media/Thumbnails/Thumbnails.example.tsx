import { type Gallery, Picture, THUMBNAILS, Thumbnails } from "@vidikovac/react";
import { useState } from "react";

const pictureOf = (name: string, alt: string) => ({
  src: `/pictures/${name}.webp`,
  sources: [],
  srcSet: "",
  alt,
  credit: "",
  width: 1600,
  height: 1067,
  placeholder: "",
});

const PICTURES = [
  pictureOf("canoe-dawn", "Two canoes seen from behind on a smooth lake, the sun just up"),
  pictureOf("wetland", "A heron in shallow water among water lilies at dawn"),
  pictureOf("kopacki-boardwalk", "A boardwalk leads through reeds to a lake"),
  pictureOf("kopacki-flooded-forest", "White willows stand in green water, a canoe between them"),
];

const loadGallery = async () => (await import("@vidikovac/react")).Gallery;

interface Opened {
  index: number;
  opener: HTMLElement;
}

export function Example() {
  const [Loaded, setLoaded] = useState<typeof Gallery | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const prepare = () => loadGallery().then((loaded) => setLoaded(() => loaded));
  const open = (index: number, opener: HTMLElement) => {
    setOpened({ index, opener });
    prepare().catch(() => window.location.assign(PICTURES[index]?.src ?? ""));
  };
  return (
    <>
      <Thumbnails
        pictures={PICTURES}
        label="Pictures of the trip"
        openLabel={(place) => `Enlarge picture ${place} of ${PICTURES.length}`}
        showAllLabel={`Show all ${PICTURES.length} pictures`}
        isBusy={opened !== null && Loaded === null}
        onOpen={open}
        onIntent={() => prepare().catch(() => undefined)}
      />
      <noscript>
        {PICTURES.slice(THUMBNAILS).map((picture) => (
          <Picture key={picture.src} picture={picture} sizes="92vw" />
        ))}
      </noscript>
      {Loaded && opened && (
        <Loaded
          pictures={PICTURES}
          index={opened.index}
          opener={opened.opener}
          onClose={() => setOpened(null)}
          words={{
            label: "Pictures of the trip",
            gallery: "gallery",
            picture: "picture",
            place: "Picture {index} of {total}",
            previous: "Previous picture",
            next: "Next picture",
            close: "Close the gallery",
            play: "Start the slide show",
            pause: "Pause the slide show",
            credit: (credit) => `Picture: ${credit}`,
          }}
        />
      )}
    </>
  );
}
