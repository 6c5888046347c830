import { VanillaExtractPlugin } from "@vanilla-extract/webpack-plugin";
import type { CreateWebpackConfigArgs } from "gatsby";
import { readBackendSettings, readLiveSettings, readSiteSettings } from "../config/env.ts";
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

export async function webpackSettings({
  actions,
  plugins,
  getConfig,
  stage,
}: CreateWebpackConfigArgs): Promise<void> {
  const { siteUrl, hasServiceWorker } = readSiteSettings(process.env);
  const fonts = await siteFonts();
  actions.setWebpackConfig({
    // Chunks that time out are retried (src/runtime/hydrate.tsx); webpack's default is two minutes.
    output: { chunkLoadTimeout: 15_000 },
    // No component depends on the order of another's styles.
    ignoreWarnings: [/Conflicting order/],
    plugins: [
      new VanillaExtractPlugin(),
      ...(stage === "build-javascript" ? [stableHash] : []),
      plugins.define({
        BACKEND: JSON.stringify(readBackendSettings(process.env)),
        LIVE_CONTENT: JSON.stringify(readLiveSettings(process.env)),
        LIVE_FIELDS: JSON.stringify(await findOptionalFields()),
        SITE_URL: JSON.stringify(siteUrl),
        HAS_SERVICE_WORKER: JSON.stringify(hasServiceWorker),
        MESSAGES_PATHS: JSON.stringify(messagesPaths()),
        // Not in the renderer's code of a build: a change there renders every page again.
        INLINE_SCRIPTS: JSON.stringify(stage === "develop-html" ? pageScripts("") : {}),
        FONT_FACES: JSON.stringify(fonts.faces),
        FONT_PATHS: JSON.stringify(fonts.preload),
      }),
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
