import type { Catcher, Fault } from "../fault.ts";

const check = (title: string, says: RegExp): Catcher => ({
  part: "checks",
  file: "scripts/checks/check.ts",
  title,
  says,
});

/** What is said, and in which language. */
export const WORDS: Fault[] = [
  {
    name: "English in de.json",
    file: "locales/de.json",
    find: '"list.more": "Mehr anzeigen"',
    replace: '"list.more": "Show more"',
    caughtBy: check("locales", /list\.more says the same as in en/),
  },
  {
    name: "a plural form missing",
    file: "locales/hr.json",
    find: '  "blog.count_few": "{{count}} priče",\n',
    replace: "",
    caughtBy: check("locales", /hr: blog\.count_few is missing/),
  },
  {
    name: "a variable lost in a translation",
    file: "locales/sr.json",
    find: '"list.newer": "Novo ({{count}})"',
    replace: '"list.newer": "Novo"',
    caughtBy: check("locales", /sr: list\.newer has the variables none/),
  },
  {
    name: "English in a component",
    file: "src/features/Share/Share.tsx",
    find: '<p role="status" className={styles.answer}>',
    replace: '<p>Share it</p><p role="status" className={styles.answer}>',
    caughtBy: check("words in components", /"Share it" stands in one language/),
  },
  {
    name: "Serbian told to machines as Croatian",
    file: "src/i18n/languages/sr/row.ts",
    find: 'htmlLang: "sr-Latn"',
    replace: 'htmlLang: "hr"',
    caughtBy: {
      part: "unit",
      file: "tests/unit/i18n/languages.test.ts",
      title: "is what visitors, search engines and the content service know",
      says: /to deeply equal/,
    },
  },
  {
    name: "a date in the visitor's time zone",
    file: "src/i18n/dates.ts",
    find: "day: date.getUTCDate()",
    replace: "day: date.getDate()",
    caughtBy: {
      part: "unit",
      file: "tests/unit/i18n/dates.test.ts",
      title: "is the same day for the build and for a visitor in",
      says: /1[35] October 2026/,
    },
  },
  {
    name: "a price of another currency",
    file: "src/content/kinds/programSource.ts",
    find: 'price: raw.text("price")',
    replace: 'price: raw.text("price").replace("€", "kn")',
    caughtBy: {
      part: "unit",
      file: "tests/unit/content/transform/document.test.ts",
      title: "is read as a program",
      says: /to deeply equal/,
    },
  },
];
