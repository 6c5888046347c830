import { DocsContext, Story, type StoryProps, useOf } from "@storybook/addon-docs/blocks";
import { type RefObject, useContext, useEffect, useRef, useState } from "react";
import * as styles from "./docs.css.ts";
import { STORY_ENDED, STORY_FRAME_ATTRIBUTE } from "./isolateStory.ts";
import { VIEWPORT_HEIGHT, widthOfViewport } from "./modes.ts";

/** The width of a fullscreen story. */
const PAGE_WIDTH = 1280;

const MIN_HEIGHT = 80;

/** Until the content is measured: what a story plays with must be in sight. */
const FIRST_HEIGHT = 600;

/** Accessibility is checked on the page of the story alone; here it would delay the next one. */
const NO_A11Y_CHECK = "a11y.manual:!true";

/** A form is shown whole; a page is cut off at the height of the viewport. */
const MAX_HEIGHT = 2 * VIEWPORT_HEIGHT;

/**
 * A story on a documentation page. A story with a viewport or a `play` function is rendered in an
 * iframe, all others in the page itself.
 */
export function StoryInDocs(props: StoryProps) {
  const { story } = useOf(props.of ?? "story", ["story"]);
  const { globals } = useContext(DocsContext).getStoryContext(story);
  const { layout, docs } = story.parameters;
  const own =
    widthOfViewport(story.storyGlobals) ?? (layout === "fullscreen" ? PAGE_WIDTH : undefined);
  if (own === undefined && !story.playFunction) return <Story {...props} />;
  const storyGlobals = Object.entries(globals).flatMap(([name, value]) =>
    ["language", "theme"].includes(name) ? [`${name}:${String(value)}`] : [],
  );
  const query = new URLSearchParams({
    viewMode: "story",
    id: story.id,
    globals: [...storyGlobals, NO_A11Y_CHECK].join(";"),
  });
  const height: unknown = docs?.story?.height;
  const edge = own ? VIEWPORT_HEIGHT : MAX_HEIGHT;
  return (
    <Frame
      key={query.toString()}
      title={story.name}
      src={`iframe.html?${query}`}
      width={own}
      height={pixelsOf(height)}
      highest={docs?.isWhole ? Number.POSITIVE_INFINITY : edge}
      isPlayed={story.playFunction !== undefined}
    />
  );
}

/** Storybook takes 600 and "600px". */
function pixelsOf(height: unknown): number | undefined {
  const pixels = Number.parseInt(String(height), 10);
  return Number.isNaN(pixels) ? undefined : pixels;
}

interface FrameProps {
  title: string;
  src: string;
  /** Pixels; undefined for the available width. */
  width: number | undefined;
  height: number | undefined;
  highest: number;
  /** True if the story has a `play` function. */
  isPlayed: boolean;
}

/** As high as its content, up to a limit; scaled down if it is too wide. */
function Frame({ title, src, width, height, highest, isPlayed }: FrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useWidth(place);
  const content = useContentHeight(frame);
  const isTurn = useTurn(frame);
  const scale = width && room ? Math.min(1, room / width) : 1;
  const high = height ?? Math.min(Math.max(content || FIRST_HEIGHT, MIN_HEIGHT), highest);
  return (
    <div ref={place} className={styles.place} style={{ blockSize: high * scale }}>
      <iframe
        {...{ [STORY_FRAME_ATTRIBUTE]: "" }}
        ref={frame}
        className={styles.frame}
        title={title}
        src={isTurn || !isPlayed ? src : undefined}
        loading={isPlayed ? "eager" : "lazy"}
        style={{ inlineSize: width ?? "100%", blockSize: high, scale }}
      />
    </div>
  );
}

const TURN_TIMEOUT_IN_MS = 20_000;

let lastTurn = Promise.resolve();

/** There is one focus for all iframes, so stories play one after another. */
function useTurn(frame: RefObject<HTMLIFrameElement | null>): boolean {
  const [isTurn, setIsTurn] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let leave: () => void = () => undefined;
    let isGone = false;
    const play = () =>
      new Promise<void>((done) => {
        if (isGone) return done();
        leave = done;
        element.addEventListener(STORY_ENDED, () => done(), { once: true });
        setTimeout(done, TURN_TIMEOUT_IN_MS);
        setIsTurn(true);
      });
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        lastTurn = lastTurn.then(play);
      },
      { rootMargin: "50%" },
    );
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
      leave();
    };
  }, [frame]);
  return isTurn;
}

function useWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return width;
}

function useContentHeight(frame: RefObject<HTMLIFrameElement | null>): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const element = frame.current;
    let observer: ResizeObserver | undefined;
    const watch = () => {
      const body = element?.contentDocument?.body;
      if (!body) return;
      observer?.disconnect();
      observer = new ResizeObserver(() => setHeight(body.scrollHeight));
      for (const part of [body, ...body.children]) observer.observe(part);
    };
    element?.addEventListener("load", watch);
    return () => {
      observer?.disconnect();
      element?.removeEventListener("load", watch);
    };
  }, [frame]);
  return height;
}
