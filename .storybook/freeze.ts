/** The moment at which every story plays. */
export const STORY_TIME = Date.UTC(2026, 4, 14, 9, 30);

// What the book itself asks for; a story asks for nothing, unless it brings the answer along.
const OPEN_PATHS = /\/(pictures|fonts)\/|\/index\.json$/;

const REDUCED_MOTION = /prefers-reduced-motion/;

const RealDate = globalThis.Date;
const realFetch = globalThis.fetch;
const realMatchMedia = globalThis.matchMedia;

export function freezeTime(): void {
  globalThis.Date = new Proxy(RealDate, {
    construct: (_, args) =>
      args.length === 0 ? new RealDate(STORY_TIME) : Reflect.construct(RealDate, args),
    apply: () => new RealDate(STORY_TIME).toString(),
    get: (_, key) => (key === "now" ? () => STORY_TIME : Reflect.get(RealDate, key)),
  });
}

/** A story that fetches brings the answer along: `spyOn(window, "fetch").mockResolvedValue(…)`. */
export function refuseNetwork(): void {
  globalThis.fetch = async (input, init) => {
    const { href, origin, pathname } = new URL(
      input instanceof Request ? input.url : input,
      location.href,
    );
    if (origin === location.origin && OPEN_PATHS.test(pathname)) return realFetch(input, init);
    throw new Error(`A story asked the network for ${href}, but stories are without a network.`);
  };
}

/** Styles, scripts and framer-motion alike: still, as for a visitor who asked for less motion. */
export function setMotion(isAllowed: boolean): void {
  document.documentElement.dataset.motion = isAllowed ? "allowed" : "still";
  globalThis.matchMedia = isAllowed
    ? realMatchMedia
    : (query) => realMatchMedia(REDUCED_MOTION.test(query) ? answerReduced(query) : query);
}

/** What a script hears that asks whether the visitor wants less motion: yes. */
function answerReduced(query: string): string {
  return query.includes("no-preference") ? "not all" : "all";
}
