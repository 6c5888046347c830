import { VanillaExtractPlugin } from "@vanilla-extract/webpack-plugin";
import type { CreateWebpackConfigArgs } from "gatsby";

export function webpackSettings({ actions }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({ plugins: [new VanillaExtractPlugin()] });
}
