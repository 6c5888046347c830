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
import "yet-another-react-lightbox/styles.css";
import type { Picture as PictureData } from "../../content/types.ts";
import { motion, wantsLessMotion } from "../../theme/motion.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Picture } from "../Picture/Picture.tsx";
import * as styles from "./Gallery.css.ts";
import { GalleryBar, type GalleryWords } from "./GalleryBar.tsx";

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

// The caption says which picture it is; the library's own region would say it a second time.
function QuietCarousel(props: ComponentProps) {
  return cloneElement(Carousel(props), { role: "group", "aria-live": "off" });
}

const quiet: Plugin = ({ replace }) => replace(CAROUSEL, createModule(CAROUSEL, QuietCarousel));

const PLUGINS = [quiet];
const PLUGINS_MOVING = [quiet, Slideshow];

/** As wide as the slide, or as the picture where it is smaller or the slide's height is reached first. */
function sizeOf({ width, height }: PictureData): CSSProperties | undefined {
  if (!width || !height) return undefined;
  return { inlineSize: `min(100cqi, ${width}px, calc(100cqb * ${width / height}))` };
}

function sizesOf({ width, height }: PictureData): string {
  return width && height ? `min(100vw, ${Math.round((100 * width) / height)}vh)` : "100vw";
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
  return (
    <Lightbox
      open
      className={styles.gallery}
      slides={slides}
      index={index}
      close={onClose}
      plugins={isOne || isStill ? PLUGINS : PLUGINS_MOVING}
      carousel={{ finite: true, padding: 0 }}
      animation={{ fade: FADE, swipe: motion.gallery }}
      slideshow={{ ref: slideshow, delay: motion.slideShow }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
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
        slide: ({ slide, offset }) =>
          slide.type === "picture" && (
            // biome-ignore lint/a11y/noStaticElementInteractions: stops what would move under the pointer
            <div
              className={styles.picture}
              style={sizeOf(slide.picture)}
              onDragStart={(event) => event.preventDefault()}
              onPointerEnter={({ pointerType }) => {
                if (pointerType === "mouse") slideshow.current?.pause();
              }}
            >
              <Picture
                picture={slide.picture}
                sizes={sizesOf(slide.picture)}
                isMain={offset === 0}
                corners="none"
              />
            </div>
          ),
        controls: () => <GalleryBar words={words} isSilent={isPlaying} />,
        buttonClose: () => <CloseButton key="close" label={words.close} />,
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
