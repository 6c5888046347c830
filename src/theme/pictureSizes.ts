import { PAGE_WIDTH } from "../../design-tokens/primitives/layout.ts";
import { ROOT_SIZE, width } from "./units.ts";

/** When the screen is at least so wide, the picture is as wide as told. */
const when = (screen: number, picture: string): string =>
  `(min-width: ${screen / ROOT_SIZE}em) ${picture}`;

const fullPage = (picture: number): string => when(PAGE_WIDTH, width(picture));

const card = [fullPage(384), when(1024, "30vw"), when(704, "45vw"), "92vw"];

/**
 * How wide pictures are drawn, for the `sizes` of an image: the browser chooses a file by it before
 * it knows any style, so these follow the grids by hand.
 */
export const pictureSizes = {
  /** One of three in a row. */
  card: card.join(", "),
  /** One of two staggered columns. */
  story: [fullPage(600), when(768, "45vw"), "92vw"].join(", "),
  /** Among the words of a document. */
  text: [when(768, width(672)), "100vw"].join(", "),
  /** From edge to edge of the page's content. */
  whole: [fullPage(1208), "94vw"].join(", "),
  /** Of two thumbnails. */
  half: [fullPage(600), when(768, "47vw"), "92vw"].join(", "),
  /** Of three thumbnails, the first. */
  large: [fullPage(800), when(768, "63vw"), "92vw"].join(", "),
  /** Of three thumbnails, the others. */
  small: [fullPage(400), when(768, "32vw"), "46vw"].join(", "),
};
