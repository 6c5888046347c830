import { globalStyle } from "@vanilla-extract/css";
import { colour } from "../contract.css.ts";

globalStyle("@page", { margin: "12mm 16mm" });

// About 10 pt for text.
globalStyle("html", { "@media": { print: { fontSize: "79%" } } });

globalStyle("*, *::before, *::after", {
  "@media": {
    print: {
      background: "none !important",
      boxShadow: "none !important",
      color: `${colour.text.body} !important`,
    },
  },
});

// Controls are of no use on paper.
globalStyle("nav, button, dialog, form, fieldset, summary", {
  "@media": { print: { display: "none !important" } },
});

globalStyle("h1, h2, h3, h4, img, figure, blockquote, li, address, dl > div", {
  "@media": { print: { breakInside: "avoid" } },
});
globalStyle("h1, h2, h3, h4", { "@media": { print: { breakAfter: "avoid" } } });
globalStyle("p, li", { "@media": { print: { orphans: 3, widows: 3 } } });
