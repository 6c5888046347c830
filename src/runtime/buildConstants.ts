import type { BackendSettings, LiveSettings } from "../config/env.ts";
import type { Selections } from "../documents/load/service/graphqlQueries.ts";
import type { Language } from "../i18n/languages.ts";
import type { PageScriptName } from "./pageState.ts";

/**
 * The constants that src/build/webpack.ts writes into the code. A module declares those that it uses:
 * declare const SITE_URL: BuildConstants["SITE_URL"]
 */
export interface BuildConstants {
  /** The settings GATSBY_FIREBASE_…; null if unset. */
  BACKEND: BackendSettings | null;
  /** The settings GATSBY_CONTENT_…; null if unset. */
  LIVE_CONTENT: LiveSettings | null;
  /** The optional fields that the content service has. */
  LIVE_FIELDS: Selections;
  SITE_URL: string;
  /** The setting SERVICE_WORKER. */
  HAS_SERVICE_WORKER: boolean;
  /** { de: "/words/de-3f2a….json" } */
  MESSAGES_PATHS: Record<Language, string>;
  /** { de: "@font-face{…url(/fonts/figtree-latin-3f2a….woff2)…", … } */
  FONT_FACES: Record<Language, string>;
  /** { de: ["/fonts/figtree-latin-3f2a….woff2", …], … } */
  FONT_PATHS: Record<Language, string[]>;
  /**
   * The scripts of src/runtime/inline/. Empty in a production build: pages are cached between builds, and
   * src/build/finish/ inserts the current scripts. Filled only for `npm run develop`, which has no such step.
   */
  INLINE_SCRIPTS: Partial<Record<PageScriptName, string>>;
}
