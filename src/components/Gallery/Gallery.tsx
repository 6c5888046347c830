import { type CSSProperties, cloneElement, useMemo, useRef, useState } from "react";
import {
  Carousel,
  type ComponentProps,
  createModule,
  Lightbox,
  type Plugin,
  type SlideshowRef,
  useController,
} from "yet-another-react-lightbox";
import Slideshow from "yet-another-react-lightbox/plugins/slideshow";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";
import type { Picture as PictureData } from "../../documents/types.ts";
import { motion, wantsLessMotion } from "../../theme/motion.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Picture } from "../Picture/Picture.tsx";
import * as styles from "./Gallery.css.ts";
import { GalleryBar, type GalleryWords } from "./GalleryBar.tsx";
import { LIT, usePinch } from "./gestures.ts";

interface Props {
  pictures: PictureData[];
  /** The picture that is shown first. */
  index: number;
  words: GalleryWords;
  /** Where the focus goes back to. */
  opener?: HTMLElement | null;
  onClose: () => void;
}

const CAROUSEL = "carousel";
const FADE = 120;

/** So many times its size a picture can be enlarged: by two fingers, two taps, or plus and minus. */
const LARGEST = 4;

/** Between two pictures, so that the next one does not look in beside the words. */
const SPACING = "50%";

// The caption says which picture it is; the library's own region would say it a second time.
function QuietCarousel(props: ComponentProps) {
  return cloneElement(Carousel(props), { role: "group", "aria-live": "off" });
}

const quiet: Plugin = ({ replace }) => replace(CAROUSEL, createModule(CAROUSEL, QuietCarousel));

const PLUGINS = [quiet, Zoom];
const PLUGINS_MOVING = [quiet, Zoom, Slideshow];

/** As wide as the slide, or as the picture where it is smaller or the slide's height is reached first. */
function sizeOf({ width, height }: PictureData): CSSProperties | undefined {
  if (!width || !height) return undefined;
  return { inlineSize: `min(100cqi, ${width}px, calc(100cqb * ${width / height}))` };
}

// Enlarged, it asks for a larger file: by whole steps, not anew with every movement of the fingers.
function sizesOf({ width, height }: PictureData, zoom: number): string {
  const share = 100 * Math.ceil(zoom);
  return width && height
    ? `min(${share}vw, ${Math.round((share * width) / height)}vh)`
    : `${share}vw`;
}

function CloseButton({ label }: { label: string }) {
  const { close } = useController();
  return <IconButton icon="close" label={label} tone="raised" onClick={() => close()} />;
}

/** All pictures, one at a time, over the whole window. */
export function Gallery({ pictures, index, words, opener, onClose }: Props) {
  const [isPlaying, setPlaying] = useState(false);
  const slideshow = useRef<SlideshowRef>(null);
  const slides = useMemo(
    () => pictures.map((picture) => ({ type: "picture" as const, picture })),
    [pictures],
  );
  const isOne = pictures.length === 1;
  const isStill = wantsLessMotion();
  const isTwoFingers = usePinch();
  return (
    <Lightbox
      open
      className={styles.gallery}
      slides={slides}
      index={index}
      close={onClose}
      plugins={isOne || isStill ? PLUGINS : PLUGINS_MOVING}
      toolbar={{ buttons: isOne || isStill ? ["close"] : ["close", "slideshow"] }}
      carousel={{ finite: true, padding: 0, spacing: SPACING }}
      animation={{ fade: FADE, swipe: motion.gallery, zoom: motion.gallery }}
      zoom={{ supports: ["picture"], maxZoom: LARGEST }}
      slideshow={{ ref: slideshow, delay: motion.slideShow }}
      controller={{ closeOnPullDown: !isTwoFingers, disableSwipeNavigation: isTwoFingers }}
      labels={{
        Lightbox: words.label,
        "Photo gallery": words.label,
        Carousel: words.gallery,
        Slide: words.picture,
        "{index} of {total}": words.place,
      }}
      on={{
        // Safari does not focus a pressed button, so the library cannot know where to return to.
        exiting: () => opener?.focus(),
        slideshowStart: () => setPlaying(true),
        slideshowStop: () => setPlaying(false),
      }}
      render={{
        slide: ({ slide, offset, zoom = 1 }) =>
          slide.type === "picture" && (
            // biome-ignore lint/a11y/noStaticElementInteractions: stops what would move under the pointer
            <div
              {...{ [LIT]: "" }}
              className={styles.picture}
              style={sizeOf(slide.picture)}
              onDragStart={(event) => event.preventDefault()}
              onPointerEnter={({ pointerType }) => {
                if (pointerType === "mouse") slideshow.current?.pause();
              }}
            >
              <Picture
                picture={slide.picture}
                sizes={sizesOf(slide.picture, offset === 0 ? zoom : 1)}
                isMain={offset === 0}
                corners="none"
              />
            </div>
          ),
        controls: () => <GalleryBar words={words} isSilent={isPlaying} />,
        buttonClose: () => <CloseButton key="close" label={words.close} />,
        buttonZoom: () => null,
        // They stand in the bar.
        buttonPrev: () => null,
        buttonNext: () => null,
        buttonSlideshow: ({ playing, disabled, play, pause }) => (
          <IconButton
            icon={playing ? "pause" : "play"}
            label={playing ? words.pause : words.play}
            tone="raised"
            aria-disabled={disabled}
            onClick={() => (playing ? pause() : play())}
          />
        ),
      }}
    />
  );
}
