import { VanillaExtractPlugin } from "@vanilla-extract/webpack-plugin";
import type { CreateWebpackConfigArgs } from "gatsby";
import { readSiteSettings } from "../content/settings.ts";
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

export function webpackSettings({
  actions,
  plugins,
  getConfig,
  stage,
}: CreateWebpackConfigArgs): void {
  const { siteUrl } = readSiteSettings(process.env);
  actions.setWebpackConfig({
    plugins: [
      new VanillaExtractPlugin(),
      ...(stage === "build-javascript" ? [stableHash] : []),
      plugins.define({
        SITE_URL: JSON.stringify(siteUrl),
        WORDS_PATHS: JSON.stringify(wordsPaths()),
      }),
    ],
  });
  const config = getConfig();
  ignoreStyleOrder(config.plugins);
  actions.replaceWebpackConfig(config);
}
