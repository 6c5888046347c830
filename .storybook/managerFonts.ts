import { FONT_FAMILY } from "../design-tokens/primitives/type.ts";

/** Contains č, ć, đ, š and ž. */
export const EXTENDED = "U+0100-024F, U+1E00-1EFF";

const ADDRESS = "manager-fonts";

/** The source folder of the files, and the path at which Storybook serves them. */
export const MANAGER_FONTS = {
  from: "../node_modules/@fontsource-variable/figtree/files",
  to: `/${ADDRESS}`,
};

const face = (file: string, range: string): string =>
  `@font-face {
    font-family: ${FONT_FAMILY.body};
    font-weight: 300 900;
    font-display: swap;
    src: url(./${ADDRESS}/${file}) format("woff2");
    ${range}
  }`;

/** The site's font for Storybook's own UI; the stories load their fonts themselves. */
export const managerFaces = [
  face("figtree-latin-wght-normal.woff2", ""),
  face("figtree-latin-ext-wght-normal.woff2", `unicode-range: ${EXTENDED};`),
].join("\n");
