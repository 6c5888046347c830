import { asKnown } from "./asKnown.ts";

interface StylesPlugin {
  constructor: { name: string };
  options: { ignoreOrder?: boolean };
  runtimeOptions: { insert?: (link: HTMLLinkElement) => void };
}

const isStyles = (plugin: unknown): plugin is StylesPlugin =>
  typeof plugin === "object" && plugin?.constructor.name === "MiniCssExtractPlugin";

const stylesPlugin = (plugins: unknown[]): StylesPlugin =>
  asKnown(plugins.find(isStyles), "MiniCssExtractPlugin", "styleOrder.ts");

/** No style of a component depends on the order of another's: the plugin need not warn of it. */
export function ignoreStyleOrder(plugins: unknown[]): void {
  stylesPlugin(plugins).options.ignoreOrder = true;
}

/**
 * A page has what it shows in one element (src/gatsby/finish/pageStyles.ts). Sheets that come go before it, so that what
 * they say of the page is said already, and it goes when the last of them is there. After it, the first would
 * overrule for a moment what the second has to say.
 */
export function keepDrawnUntilSheetsCame(plugins: unknown[]): void {
  // Its text goes to browsers, where it stands alone.
  asKnown(stylesPlugin(plugins).runtimeOptions, "runtimeOptions", "styleOrder.ts").insert = (
    link,
  ) => {
    const drawn = document.querySelector("style[data-sheet]");
    if (!drawn) {
      document.head.append(link);
      return;
    }
    link.dataset.coming = "";
    link.addEventListener("load", () => {
      delete link.dataset.coming;
      if (!document.querySelector("link[data-coming]")) drawn.remove();
    });
    drawn.before(link);
  };
}
