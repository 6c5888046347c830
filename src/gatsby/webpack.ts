import { VanillaExtractPlugin } from "@vanilla-extract/webpack-plugin";
import type { CreateWebpackConfigArgs } from "gatsby";
import { readBackendSettings, readLiveSettings, readSiteSettings } from "../content/settings.ts";
import { siteFonts } from "./fonts.ts";
import { stableHash } from "./stableHash.ts";
import { wordsPaths } from "./words.ts";

interface StylesPlugin {
  constructor: { name: string };
  options: { ignoreOrder?: boolean };
}

/** No style of a component depends on the order of another's: the plugin need not warn of it. */
function ignoreStyleOrder(plugins: unknown[]): void {
  const isStyles = (plugin: unknown): plugin is StylesPlugin =>
    typeof plugin === "object" && plugin?.constructor.name === "MiniCssExtractPlugin";
  for (const plugin of plugins.filter(isStyles)) plugin.options.ignoreOrder = true;
}

interface SplitChunks {
  cacheGroups?: { styles?: { chunks?: (chunk: { name?: string | null }) => boolean } };
}

/**
 * Gatsby puts the styles of all modules into the head of every page. Those of parts that are fetched
 * later, as the gallery is, come with the part: their chunks are the ones without a name.
 */
function keepLaterStylesLater(splitChunks: SplitChunks | false | undefined): void {
  const styles = splitChunks ? splitChunks.cacheGroups?.styles : undefined;
  if (styles) styles.chunks = ({ name }) => Boolean(name);
}

export async function webpackSettings({
  actions,
  plugins,
  getConfig,
  stage,
}: CreateWebpackConfigArgs): Promise<void> {
  const { siteUrl, hasServiceWorker } = readSiteSettings(process.env);
  const fonts = await siteFonts();
  actions.setWebpackConfig({
    plugins: [
      new VanillaExtractPlugin(),
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
  ignoreStyleOrder(config.plugins);
  keepLaterStylesLater(config.optimization?.splitChunks);
  actions.replaceWebpackConfig(config);
}
