import type { Catcher, Fault } from "../fault.ts";

const unit = (file: string, title: string, says: RegExp): Catcher => ({
  part: "unit",
  file: `tests/unit/${file}`,
  title,
  says,
});

const looks = (says: RegExp): Catcher => ({
  part: "checks",
  file: "scripts/checks/check.ts",
  title: "looks",
  says,
});

/** Tokens, theme and components. */
export const LOOK: Fault[] = [
  {
    name: "a grid gap 4 px too wide",
    file: "design-tokens/primitives/layout.ts",
    find: "gap: 40,",
    replace: "gap: 44,",
    caughtBy: unit(
      "design-tokens/constants.test.ts",
      "arranges pages as they were designed",
      /44|deeply equal/,
    ),
  },
  {
    name: "a gap between cards 4 px too wide",
    file: "design-tokens/primitives/layout.ts",
    find: "CARD_GAP = [4, 10]",
    replace: "CARD_GAP = [4, 12]",
    caughtBy: unit(
      "theme/pictureSizes.test.ts",
      "says how wide a picture is drawn, page sides and gaps taken off",
      /to be 357/,
    ),
  },
  {
    name: "words too pale for their ground",
    file: "design-tokens/semantic.ts",
    find: "quiet: text[30],",
    replace: "quiet: text[60],",
    caughtBy: unit("design-tokens/contrast.test.ts", "can be told from", /text\.quiet on/),
  },
  {
    name: "a corner that no theme can change",
    file: "src/components/Field/Field.css.ts",
    find: "borderRadius: radius.field",
    replace: "borderRadius: space(1.5)",
    caughtBy: looks(/borderRadius: space\(1\.5\) is a look of its own/),
  },
  {
    name: "a heading drawn by hand",
    file: "src/features/Contact/Contact.tsx",
    find: '<Inquiry title={t("contact.form.title")}',
    replace: '<h2>{title}</h2><Inquiry title={t("contact.form.title")}',
    caughtBy: looks(/<h2> is drawn by hand/),
  },
];
