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
import { motion, wantsLessMotion } from "../../theme/motion.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Picture, type PictureData } from "../Picture/Picture.tsx";
import * as styles from "./Gallery.css.ts";
import { GalleryBar, type GalleryWords } from "./GalleryBar.tsx";
import { LIT, usePinch } from "./gestures.ts";

interface Props {
  /** All of them, in their order: `alt`, `title` and `credit` are the caption. */
  pictures: PictureData[];
  /** Index of the picture that is shown first. */
  index: number;
  /** Labels of the buttons and what screen readers say: { close: "Close the gallery", … } */
  words: GalleryWords;
  /** Gets the focus back when the gallery closes. */
  opener?: HTMLElement | null;
  /** After the gallery has faded out: remove it. */
  onClose: () => void;
}

const CAROUSEL = "carousel";
const FADE = 120;

/** Maximum zoom factor: by pinch, double tap, or plus and minus. */
const LARGEST = 4;

/** Distance between two slides, so that the next one is not visible beside the caption. */
const SPACING = "50%";

// The caption announces the current picture. The library's own live region would announce it twice.
function QuietCarousel(props: ComponentProps) {
  return cloneElement(Carousel(props), { role: "group", "aria-live": "off" });
}

const quiet: Plugin = ({ replace }) => replace(CAROUSEL, createModule(CAROUSEL, QuietCarousel));

const PLUGINS = [quiet, Zoom];
const PLUGINS_MOVING = [quiet, Zoom, Slideshow];

/** As wide as the slide, unless the picture is smaller or its height reaches the slide's first. */
function sizeOf({ width, height }: PictureData): CSSProperties | undefined {
  if (!width || !height) return undefined;
  return { inlineSize: `min(100cqi, ${width}px, calc(100cqb * ${width / height}))` };
}

// A zoomed picture loads a larger file, in whole steps and not with every movement of a pinch.
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

/** Full-screen gallery that shows one picture at a time. */
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
        // Safari does not focus a clicked button, so the library cannot know where to return to.
        exiting: () => opener?.focus(),
        slideshowStart: () => setPlaying(true),
        slideshowStop: () => setPlaying(false),
      }}
      render={{
        slide: ({ slide, offset, zoom = 1 }) =>
          slide.type === "picture" && (
            // biome-ignore lint/a11y/noStaticElementInteractions: hover pauses the slide show
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
        // GalleryBar has the arrows.
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
