import { asKnown } from "./asKnown.ts";

interface StylesPlugin {
  constructor: { name: string };
  options: { ignoreOrder?: boolean };
  runtimeOptions: { insert?: (link: HTMLLinkElement) => void };
}

/** What a page has of its sheets, and the addresses of those that it still waits for. */
interface Drawn extends HTMLStyleElement {
  waiting?: Set<string>;
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
 * they say of the page is said already, and it goes when the last of them is there; one that is lost is not. After it,
 * the first would overrule for a moment what the second has to say.
 */
export function keepDrawnUntilSheetsCame(plugins: unknown[]): void {
  // Its text goes to browsers, where it stands alone.
  asKnown(stylesPlugin(plugins).runtimeOptions, "runtimeOptions", "styleOrder.ts").insert = (
    link,
  ) => {
    const drawn = document.querySelector<Drawn>("style[data-sheet]");
    if (!drawn) {
      document.head.append(link);
      return;
    }
    drawn.waiting ??= new Set();
    const { waiting } = drawn;
    waiting.add(link.href);
    link.addEventListener("load", () => {
      waiting.delete(link.href);
      if (waiting.size === 0) drawn.remove();
    });
    drawn.before(link);
  };
}
