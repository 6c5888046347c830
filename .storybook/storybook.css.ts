import { globalStyle } from "@vanilla-extract/css";
import { colour, font, fontWeight, space } from "../src/theme/contract.css.ts";

// Storybook's documentation pages.
globalStyle(".sbdocs.sbdocs-content :is(h1, h2, h3):not(.sb-unstyled *)", {
  fontFamily: font.display,
  fontWeight: fontWeight.medium,
  lineHeight: 1.15,
  border: 0,
});
globalStyle(".sbdocs.sbdocs-content :is(p, li):not(.sb-unstyled *, .docs-story *)", {
  maxInlineSize: "68ch",
});
globalStyle(".sbdocs.sbdocs-content > :is(ul, ol)", {
  listStyle: "revert",
  paddingInlineStart: space[5],
});
globalStyle(".sbdocs.sbdocs-content code:not(.sb-unstyled *, pre *)", {
  margin: 0,
  border: 0,
  background: colour.surface.quiet,
});
globalStyle(".docs-story", { background: colour.surface.page, color: colour.text.body });
