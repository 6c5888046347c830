import LocalesPlugin from "@react-aria/optimize-locales-plugin";
import { VanillaExtractPlugin } from "@vanilla-extract/webpack-plugin";
import type { CreateWebpackConfigArgs } from "gatsby";
import { readBackendSettings, readLiveSettings, readSiteSettings } from "../config/env.ts";
import { WRITTEN_LANGUAGES } from "../i18n/languages.ts";
import type { BuildConstants } from "../runtime/buildConstants.ts";
import { findOptionalFields } from "./content/serviceSchema.ts";
import { messagesPaths } from "./files/messages.ts";
import { siteFonts } from "./fonts/writeFonts.ts";
import { pageScripts } from "./inlineScripts.ts";
import { stubModules } from "./internals/aliases.ts";
import { compileWithEsbuild, isFastBuild } from "./internals/fastBuild.ts";
import { minifyForModernBrowsers } from "./internals/minify.ts";
import { runQueriesSingleThreaded } from "./internals/singleThreadedQueries.ts";
import { reduceChunks, splitStyles } from "./internals/splitting.ts";
import { stableHash } from "./internals/stableHash.ts";

async function buildConstants(stage: CreateWebpackConfigArgs["stage"]): Promise<BuildConstants> {
  const { siteUrl, hasServiceWorker } = readSiteSettings(process.env);
  const fonts = await siteFonts();
  return {
    BACKEND: readBackendSettings(process.env),
    LIVE_CONTENT: readLiveSettings(process.env),
    LIVE_FIELDS: await findOptionalFields(),
    SITE_URL: siteUrl,
    HAS_SERVICE_WORKER: hasServiceWorker,
    MESSAGES_PATHS: messagesPaths(),
    // Not in the renderer's code of a build: a change there renders every page again.
    INLINE_SCRIPTS: stage === "develop-html" ? pageScripts("") : {},
    FONT_FACES: fonts.faces,
    FONT_PATHS: fonts.preload,
  };
}

const asCode = (constants: BuildConstants): Record<string, string> =>
  Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
  );

/** react-aria brings its words in 34 languages. */
const onlyOwnLocales = () => LocalesPlugin.webpack({ locales: [...WRITTEN_LANGUAGES] });

export async function webpackSettings({
  actions,
  plugins,
  getConfig,
  stage,
}: CreateWebpackConfigArgs): Promise<void> {
  actions.setWebpackConfig({
    // Chunks that time out are retried (src/runtime/hydrate.tsx); webpack's default is two minutes.
    output: { chunkLoadTimeout: 15_000 },
    // No component depends on the order of another's styles.
    ignoreWarnings: [/Conflicting order/],
    plugins: [
      new VanillaExtractPlugin(),
      ...(stage === "build-javascript" ? [stableHash, onlyOwnLocales()] : []),
      plugins.define(asCode(await buildConstants(stage))),
    ],
  });
  const config = getConfig();
  if (isFastBuild() && stage.startsWith("build")) compileWithEsbuild(config);
  if (stage === "build-javascript") {
    reduceChunks(config.optimization);
    splitStyles(config.optimization?.splitChunks);
    stubModules(config.resolve);
    minifyForModernBrowsers(config.optimization?.minimizer, isFastBuild());
  }
  // The last stage before the queries run.
  if (stage === "build-html") runQueriesSingleThreaded();
  actions.replaceWebpackConfig(config);
}
