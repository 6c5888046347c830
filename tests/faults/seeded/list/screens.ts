import type { Catcher, Fault } from "../fault.ts";

const seen = (spec: string, title: string, says: RegExp): Catcher => ({
  part: "seen",
  file: `tests/visual/screens/${spec}.spec.ts`,
  title,
  says,
});

const THIRD = "third build";

/** What only the rules for screens, languages and paper find. */
export const SCREENS: Fault[] = [
  {
    name: "a head of two lines in some languages",
    file: "src/theme/siteHead.ts",
    find: "width(SITE_HEAD_BREAK)",
    replace: "width(SITE_HEAD_BREAK - 330)",
    caughtBy: seen(
      "head",
      "keeps the head of the site on one line and off the title at every width",
      /stands on another line|is covered by|px too wide/,
    ),
    round: THIRD,
  },
  {
    name: "cards that stay away after a choice",
    file: "src/components/Reveal/Reveal.tsx",
    find: "    observer.disconnect();\n    delete element.dataset.reveal;\n",
    replace: "    observer.disconnect();\n",
    caughtBy: seen("blank", "leaves nothing blank", /blank: .* is not to be seen/),
    round: THIRD,
  },
  {
    name: "grids on paper",
    file: "src/theme/paper.css.ts",
    find: 'print: { display: "block !important" as "block", paddingBlockEnd',
    replace: "print: { paddingBlockEnd",
    caughtBy: seen("paper", "prints no words over words, wherever a sheet ends", /lies on/),
    round: THIRD,
  },
  {
    name: "a word alone on the last line of a form's sentence",
    file: "src/features/Inquiry/Inquiry.css.ts",
    find: '      textWrap: "pretty",\n',
    replace: "",
    caughtBy: seen("lines", "ends no lead with a line of one short word", /orphan: .* alone/),
    round: THIRD,
  },
  {
    name: "pictures from files that are too small",
    file: "src/components/Picture/Picture.tsx",
    find: "            sizes={sizes}\n",
    replace: '            sizes="10rem"\n',
    caughtBy: seen(
      "sharp",
      "draws every picture from a file with pixels enough",
      /soft: .* times its size/,
    ),
    round: THIRD,
  },
  {
    name: "a column between the columns of the page",
    file: "src/components/Section/Section.css.ts",
    find: "...onColumns(7, 5), alignItems",
    replace: '...onColumns(7, 5), gridTemplateColumns: "7fr 5fr", alignItems',
    caughtBy: seen(
      "grid",
      "begins everything on one of the columns of the page",
      /grid: .* begins at/,
    ),
    round: THIRD,
  },
  {
    name: "a foot of the site in the middle of the screen",
    file: "src/theme/global.css.ts",
    find: "{ flexGrow: 1 }",
    replace: "{ flexGrow: 0 }",
    caughtBy: seen(
      "foot",
      "ends every page at the foot of the screen or below",
      /foot: .* ends at/,
    ),
    round: THIRD,
  },
  {
    name: "a first picture that is too light for its words",
    file: "design-tokens/semantic.ts",
    find: "scrim: fade(primary[20], 90)",
    replace: "scrim: fade(primary[20], 50)",
    caughtBy: seen(
      "hero",
      "lets the words on the first picture stand out at every pixel",
      /hero: .* has a contrast of/,
    ),
    round: THIRD,
  },
];
