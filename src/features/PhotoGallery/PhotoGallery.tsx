import { useCallback, useEffect, useState } from "react";
import type { Gallery } from "../../components/Gallery/Gallery.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { THUMBNAILS, Thumbnails } from "../../components/Thumbnails/Thumbnails.tsx";
import type { Picture as PictureData } from "../../documents/types.ts";
import { useTranslate } from "../../i18n/LanguageProvider.tsx";
import { ENHANCED_LINK } from "../../runtime/pageState.ts";
import * as styles from "./PhotoGallery.css.ts";

interface Props {
  pictures: PictureData[];
  /** What the pictures show: "Pictures of the program". */
  label: string;
  /** Number of page columns that the pictures take on a wide screen. */
  columns?: 8 | 12;
  /** The page begins with these pictures. */
  isMain?: boolean;
}

interface Opened {
  index: number;
  opener: HTMLElement;
}

const loadGallery = (): Promise<typeof Gallery> =>
  import(/* webpackChunkName: "later-gallery" */ "../../components/Gallery/Gallery.tsx").then(
    (module) => module.Gallery,
  );

/** Key in `history.state` that marks the open gallery. */
const STEP = "isGallery";

/** history.back() is asynchronous. Until it is done, no new entry is pushed. */
let isSteppingBack = false;

function stepBack(): void {
  isSteppingBack = true;
  const arrive = () => {
    isSteppingBack = false;
  };
  window.addEventListener("popstate", arrive, { once: true });
  window.history.back();
}

/**
 * Going back closes the gallery instead of leaving the page. Closing it in another way removes its
 * history entry.
 */
function useStepBack(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const step = () => {
      window.history.pushState({ ...window.history.state, [STEP]: true }, "");
      window.addEventListener("popstate", close);
    };
    if (isSteppingBack) window.addEventListener("popstate", step, { once: true });
    else step();
    return () => {
      window.removeEventListener("popstate", step);
      window.removeEventListener("popstate", close);
      if (window.history.state?.[STEP] && !isSteppingBack) stepBack();
    };
  }, [isOpen, close]);
}

/** Thumbnails on the page, which open a full-screen gallery with all pictures. */
export function PhotoGallery({ pictures, label, columns, isMain }: Props) {
  const t = useTranslate();
  const [Overlay, setOverlay] = useState<typeof Gallery | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const total = pictures.length;
  const opener = opened?.opener;
  const close = useCallback(() => {
    setOpened(null);
    opener?.focus();
  }, [opener]);
  useStepBack(opened !== null && Overlay !== null, close);

  // Called on hover, touch or focus, so that the gallery is usually loaded before the click.
  const fetchGallery = (): Promise<void> =>
    loadGallery().then((loaded) => setOverlay(() => loaded));

  const open = (index: number, opener: HTMLElement): void => {
    setOpened({ index, opener });
    fetchGallery().catch(() => {
      // If the gallery does not load, open the picture's file.
      window.location.assign(pictures[index]?.src ?? "");
    });
  };

  return (
    <>
      <Thumbnails
        pictures={pictures}
        label={label}
        columns={columns}
        isMain={isMain}
        openLabel={(place) => t("gallery.open", { index: place, total })}
        showAllLabel={t("gallery.show", { count: total })}
        isBusy={opened !== null && Overlay === null}
        linkAttributes={ENHANCED_LINK}
        onOpen={open}
        onIntent={() => fetchGallery().catch(() => undefined)}
      />
      <noscript>
        <div className={styles.others}>
          {pictures.slice(THUMBNAILS).map((picture, index) => (
            <Picture key={index} picture={picture} sizes="92vw" />
          ))}
        </div>
      </noscript>
      {opened && Overlay && (
        <Overlay
          pictures={pictures}
          index={opened.index}
          opener={opened.opener}
          onClose={close}
          words={{
            label,
            gallery: t("gallery.role"),
            picture: t("gallery.picture"),
            place: t("gallery.place", { index: "{index}", total: "{total}" }),
            previous: t("gallery.previous"),
            next: t("gallery.next"),
            close: t("gallery.close"),
            play: t("gallery.play"),
            pause: t("gallery.pause"),
            credit: (credit) => t("picture.credit", { credit }),
          }}
        />
      )}
    </>
  );
}
