import { VanillaExtractPlugin } from "@vanilla-extract/webpack-plugin";
import type { CreateWebpackConfigArgs } from "gatsby";
import { readBackendSettings, readLiveSettings, readSiteSettings } from "../content/settings.ts";
import {
  giveUpInTime,
  ignoreStyleOrder,
  keepFilesFew,
  keepFor,
  keepLaterStylesLater,
  leaveOut,
  minifyForToday,
} from "./bundling.ts";
import { shortNames, styleFiles } from "./classNames.ts";
import { siteFonts } from "./fonts.ts";
import { compileQuickly, isInHurry } from "./hurry.ts";
import { stableHash } from "./stableHash.ts";
import { wordsPaths } from "./words.ts";

export async function webpackSettings({
  actions,
  plugins,
  getConfig,
  stage,
}: CreateWebpackConfigArgs): Promise<void> {
  const { siteUrl, hasServiceWorker } = readSiteSettings(process.env);
  const fonts = await siteFonts();
  const files = stage.startsWith("build") ? styleFiles() : null;
  actions.setWebpackConfig({
    plugins: [
      new VanillaExtractPlugin(files ? { identifiers: shortNames(files) } : {}),
      ...(stage === "build-javascript" ? [stableHash] : []),
      plugins.define({
        BACKEND: JSON.stringify(readBackendSettings(process.env)),
        LIVE_CONTENT: JSON.stringify(readLiveSettings(process.env)),
        SITE_URL: JSON.stringify(siteUrl),
        HAS_SERVICE_WORKER: JSON.stringify(hasServiceWorker),
        WORDS_PATHS: JSON.stringify(wordsPaths()),
        FONT_FACES: JSON.stringify(fonts.faces),
        FONT_PATHS: JSON.stringify(fonts.preload),
      }),
    ],
  });
  const config = getConfig();
  if (files) keepFor(files, config.cache);
  ignoreStyleOrder(config.plugins);
  keepLaterStylesLater(config.optimization?.splitChunks);
  if (isInHurry() && stage.startsWith("build")) compileQuickly(config);
  if (stage === "build-javascript") {
    giveUpInTime(config.output);
    keepFilesFew(config.optimization?.splitChunks);
    leaveOut(config.resolve);
    minifyForToday(config.optimization?.minimizer, isInHurry());
  }
  actions.replaceWebpackConfig(config);
}
