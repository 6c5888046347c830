/** Of the heaviest page of a kind, in bytes after brotli, before any interaction. */
export const LIMITS = {
  JavaScript: 118_500,
  Styles: 11_200,
  HTML: 17_000,
  Words: 4_750,
  /** A Cyrillic page also loads Latin letters, for names and numbers. */
  Fonts: 60_000,
  /** With the page itself and its data, without pictures. */
  Requests: 16,
};

/** Home has the most pictures, each with its miniature, and one for every month. */
const LIMITS_OF_KINDS: Partial<Record<string, Partial<typeof LIMITS>>> = {
  home: { HTML: 20_900 },
  // With what it loads as soon as it runs.
  myJourney: { JavaScript: 125_000 },
};

/** The chunks that a page of a kind loads as soon as it runs, besides its template's. */
export const CHUNKS_OF_KINDS: Partial<Record<string, readonly string[]>> = {
  myJourney: ["later-planner"],
};

export const limitsOf = (kind: string): typeof LIMITS => ({ ...LIMITS, ...LIMITS_OF_KINDS[kind] });

/** Measured in a browser: with pictures, and with what is loaded after the page. */
export const BROWSER_LIMITS = {
  JavaScript: 125_000,
  All: 255_000,
  AllOfHome: 360_000,
  Requests: 22,
  /** Prefetched data of pages whose links are in sight. */
  RequestsAhead: 8,
};

/** Code that no page may load before an interaction, by its path in source maps. */
const LAZY_CODE: Record<string, RegExp> = {
  "react-dom/server": /node_modules\/react-dom\/.*server/,
  Firebase: /node_modules\/@?firebase/,
  motion: /node_modules\/(framer-motion|motion|motion-dom)\//,
  lightbox: /node_modules\/yet-another-react-lightbox\//,
  carousel: /node_modules\/embla-carousel/,
};

/** earlyCode(["webpack://./node_modules/embla-carousel/…"]) => ["carousel"] */
export const earlyCode = (sources: string[]): string[] =>
  Object.entries(LAZY_CODE)
    .filter(([, pattern]) => sources.some((source) => pattern.test(source)))
    .map(([name]) => name);
