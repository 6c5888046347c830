import { create } from "storybook/theming";
import { COLOUR } from "../design-tokens/primitives/colour.ts";
import { FONT_FAMILY } from "../design-tokens/primitives/type.ts";
import { ROLES } from "../design-tokens/semantic.ts";

/** Storybook's own UI in the colours of the site. */
export const storybookTheme = create({
  base: "light",
  brandTitle: "Vidikovac",
  brandUrl: "./",
  fontBase: `${FONT_FAMILY.body}, system-ui, sans-serif`,
  colorPrimary: ROLES.action.main,
  colorSecondary: ROLES.action.selected,
  appBg: ROLES.surface.quiet,
  appContentBg: ROLES.surface.page,
  appPreviewBg: ROLES.surface.page,
  appBorderColor: ROLES.border.quiet,
  appBorderRadius: 6,
  textColor: ROLES.text.body,
  textMutedColor: ROLES.text.quiet,
  textInverseColor: ROLES.text.onStrong,
  barBg: ROLES.surface.page,
  barTextColor: ROLES.text.quiet,
  barHoverColor: ROLES.action.selected,
  barSelectedColor: ROLES.action.selected,
  inputBg: COLOUR.neutral[100],
  inputBorder: ROLES.border.control,
  inputTextColor: ROLES.text.body,
  inputBorderRadius: 6,
});
