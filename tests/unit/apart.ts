/** Tests that put something in the place of a module, or into Node itself: each has a process of its own. */
export const APART = [
  "tests/unit/content/hostileSets.test.tsx",
  "tests/unit/content/regionChoices.test.ts",
  "tests/unit/content/siteName.test.ts",
  "tests/unit/functions/door.test.ts",
  "tests/unit/i18n/words.test.ts",
];
