import { useEffect, useState } from "react";
import {
  type GenericSlide,
  useController,
  useLightboxState,
  useNavigationState,
} from "yet-another-react-lightbox";
import { IconButton } from "../IconButton/IconButton.tsx";
import type { PictureData } from "../Picture/Picture.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./Gallery.css.ts";
import { LIT, useCloseOnBackdrop, useEdgeKeys } from "./gestures.ts";

declare module "yet-another-react-lightbox" {
  interface SlidePicture extends GenericSlide {
    type: "picture";
    picture: PictureData;
  }
  interface SlideTypes {
    picture: SlidePicture;
  }
}

export interface GalleryWords {
  /** What the pictures show: "Pictures of the program". */
  label: string;
  /** Role descriptions for screen readers: "gallery" and "picture". */
  gallery: string;
  picture: string;
  /** "Picture {index} of {total}", with the braces. */
  place: string;
  previous: string;
  next: string;
  close: string;
  play: string;
  pause: string;
  /** "Picture: {credit}" */
  credit: (credit: string) => string;
}

function Arrow({ to, label }: { to: "previous" | "next"; label: string }) {
  const { prev, next } = useController();
  const { prevDisabled, nextDisabled } = useNavigationState();
  const isPrevious = to === "previous";
  const isAtEnd = isPrevious ? prevDisabled : nextDisabled;
  return (
    <IconButton
      icon={isPrevious ? "arrow-start" : "arrow-end"}
      label={label}
      tone="raised"
      aria-disabled={isAtEnd}
      onClick={() => !isAtEnd && (isPrevious ? prev() : next())}
    />
  );
}

interface Props {
  words: GalleryWords;
  /** Turns announcements off, for pictures that change in a slide show. */
  isSilent: boolean;
}

/** Caption of the current picture, between the arrows. */
export function GalleryBar({ words, isSilent }: Props) {
  const { slides, currentIndex, currentSlide } = useLightboxState();
  const [spoken, setSpoken] = useState("");
  const picture = currentSlide?.type === "picture" ? currentSlide.picture : null;
  const alt = picture?.alt ?? "";
  const title = picture?.title ?? "";
  const credit = picture?.credit ?? "";
  const place = words.place
    .replace("{index}", String(currentIndex + 1))
    .replace("{total}", String(slides.length));
  // Set after the live region is rendered: only then do screen readers announce it.
  useEffect(() => setSpoken([place, title, alt].filter(Boolean).join(": ")), [place, title, alt]);
  useCloseOnBackdrop();
  useEdgeKeys();
  const isOne = slides.length === 1;
  const lit = { [LIT]: "" };
  return (
    <div className={styles.bar}>
      {!isOne && <Arrow to="previous" label={words.previous} />}
      <div className={styles.caption}>
        <VisuallyHidden role="status">{isSilent ? "" : spoken}</VisuallyHidden>
        <p {...lit} className={styles.place} aria-hidden="true">
          {place}
        </p>
        {title && (
          <p {...lit} className={styles.name} aria-hidden="true">
            {title}
          </p>
        )}
        {alt && (
          <p {...lit} aria-hidden="true">
            {alt}
          </p>
        )}
        {credit && (
          <p {...lit} className={styles.credit}>
            {words.credit(credit)}
          </p>
        )}
      </div>
      {!isOne && <Arrow to="next" label={words.next} />}
    </div>
  );
}
