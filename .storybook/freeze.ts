/** The current time in every story. */
export const STORY_TIME = Date.UTC(2026, 4, 14, 9, 30);

// Requests of Storybook itself; all others are refused.
const ALLOWED_PATHS = /\/(pictures|fonts)\/|\/index\.json$/;

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

/** A story that fetches mocks the answer: `spyOn(window, "fetch").mockResolvedValue(…)`. */
export function refuseNetwork(): void {
  globalThis.fetch = async (input, init) => {
    const { href, origin, pathname } = new URL(
      input instanceof Request ? input.url : input,
      location.href,
    );
    if (origin === location.origin && ALLOWED_PATHS.test(pathname)) return realFetch(input, init);
    throw new Error(`A story fetched ${href}, but stories have no network: mock the answer.`);
  };
}

/** Without motion: styles, scripts and framer-motion see prefers-reduced-motion. */
export function setMotion(isAllowed: boolean): void {
  document.documentElement.dataset.motion = isAllowed ? "allowed" : "still";
  globalThis.matchMedia = isAllowed
    ? realMatchMedia
    : (query) => realMatchMedia(REDUCED_MOTION.test(query) ? answerReduced(query) : query);
}

/** A media query that answers as with prefers-reduced-motion: reduce. */
function answerReduced(query: string): string {
  return query.includes("no-preference") ? "not all" : "all";
}
