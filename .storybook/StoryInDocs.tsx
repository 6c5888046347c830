import { DocsContext, Story, type StoryProps, useOf } from "@storybook/addon-docs/blocks";
import { type RefObject, useContext, useEffect, useRef, useState } from "react";
import * as styles from "./docs.css.ts";
import { VIEWPORT_HEIGHT, widthOfViewport } from "./modes.ts";
import { FRAME_MARK, STORY_ENDED } from "./standAlone.ts";

/** What takes the whole width of a page is shown on one of this width. */
const PAGE = 1280;

const LOWEST = 80;

/** Accessibility is looked at where a story stands alone; here it would keep the next one waiting. */
const NOT_EXAMINED = "a11y.manual:!true";

/** A form is shown to its end; a page goes on behind the edge of its window. */
const HIGHEST = 2 * VIEWPORT_HEIGHT;

/**
 * A story on a page of the book: in the width that it is named for, in the state that its `play` leads
 * to. Such a story has a window of its own; all others stand on the page itself.
 */
export function StoryInDocs(props: StoryProps) {
  const { story } = useOf(props.of ?? "story", ["story"]);
  const { globals } = useContext(DocsContext).getStoryContext(story);
  const { layout, docs } = story.parameters;
  const own = widthOfViewport(story.storyGlobals) ?? (layout === "fullscreen" ? PAGE : undefined);
  if (own === undefined && !story.playFunction) return <Story {...props} />;
  const wishes = Object.entries(globals).flatMap(([name, value]) =>
    ["language", "theme"].includes(name) ? [`${name}:${String(value)}`] : [],
  );
  const query = new URLSearchParams({
    viewMode: "story",
    id: story.id,
    globals: [...wishes, NOT_EXAMINED].join(";"),
  });
  const height: unknown = docs?.story?.height;
  const edge = own ? VIEWPORT_HEIGHT : HIGHEST;
  return (
    <Frame
      key={query.toString()}
      title={story.name}
      src={`iframe.html?${query}`}
      width={own}
      height={typeof height === "number" ? height : undefined}
      highest={docs?.isWhole ? Number.POSITIVE_INFINITY : edge}
      isPlayed={story.playFunction !== undefined}
    />
  );
}

interface FrameProps {
  title: string;
  src: string;
  /** Pixels; by itself as wide as the page leaves. */
  width: number | undefined;
  height: number | undefined;
  highest: number;
  /** Somebody types and presses in it. */
  isPlayed: boolean;
}

/** As high as what is in it, up to a limit; too wide for its place, it is drawn smaller. */
function Frame({ title, src, width, height, highest, isPlayed }: FrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useWidth(place);
  const content = useContentHeight(frame);
  const isTurn = useTurn(frame);
  const scale = width && room ? Math.min(1, room / width) : 1;
  const high = height ?? Math.min(Math.max(content, LOWEST), highest);
  return (
    <div ref={place} className={styles.place} style={{ blockSize: high * scale }}>
      <iframe
        {...{ [FRAME_MARK]: "" }}
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

const PATIENCE = 20_000;

let lastTurn = Promise.resolve();

/** There is one keyboard for all windows: where a story plays, the others wait. */
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
        setTimeout(done, PATIENCE);
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
