import { assertInternal } from "./assertInternal.ts";

interface StylesPlugin {
  constructor: { name: string };
  options: { ignoreOrder?: boolean };
}

const isStyles = (plugin: unknown): plugin is StylesPlugin =>
  typeof plugin === "object" && plugin?.constructor.name === "MiniCssExtractPlugin";

/** No component depends on the order of another's styles, so the plugin's warnings are off. */
export function ignoreStyleOrder(plugins: unknown[]): void {
  const styles = assertInternal(plugins.find(isStyles), "MiniCssExtractPlugin", "styleOrder.ts");
  styles.options.ignoreOrder = true;
}
