import { Button, type Gallery } from "@vidikovac/react";
import { useState } from "react";

const PICTURES = [
  {
    src: "/pictures/ilok-castle.webp",
    sources: [],
    srcSet: "",
    alt: "The brick walls and the long castle of Ilok on a bluff, the Danube below",
    title: "Ilok",
    credit: "Ana Horvat",
    width: 1600,
    height: 1067,
    placeholder:
      "data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoPAAoAAUAmJZgCdAD0LJPd0AD++YpWPS/q6OdCB1CeexjXsvqteLZYc1QuZtwYH1ufyZ9W//2b/mL4OAA=",
  },
  {
    src: "/pictures/cellar.webp",
    sources: [],
    srcSet: "",
    alt: "Barrels along the walls of a vaulted cellar, two glasses of wine on a ledge",
    title: "The Old Cellar",
    credit: "",
    width: 1600,
    height: 1067,
    placeholder: "",
  },
];

const loadGallery = async () => (await import("@vidikovac/react")).Gallery;

export function Example() {
  const [Loaded, setLoaded] = useState<typeof Gallery | null>(null);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const prepare = () => loadGallery().then((loaded) => setLoaded(() => loaded));
  const open = (button: HTMLElement) => {
    setOpener(button);
    prepare().catch(() => window.location.assign("/pictures/ilok-castle.webp"));
  };
  return (
    <>
      <Button
        tone="quiet"
        onPointerEnter={() => prepare().catch(() => undefined)}
        onFocus={() => prepare().catch(() => undefined)}
        onClick={({ currentTarget }) => open(currentTarget)}
      >
        Show all {PICTURES.length} pictures
      </Button>
      {Loaded && opener && (
        <Loaded
          pictures={PICTURES}
          index={0}
          opener={opener}
          onClose={() => setOpener(null)}
          words={{
            label: "Pictures of Ilok",
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
