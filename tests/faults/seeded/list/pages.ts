import { createHash } from "node:crypto";
import type { Catcher, Fault } from "../fault.ts";

const html = (says: RegExp): Catcher => ({
  part: "html",
  file: "scripts/checks/html-check.ts",
  title: "",
  says,
});

const browser = (spec: string, title: string, says: RegExp): Catcher => ({
  part: "browser",
  file: `tests/e2e/${spec}.spec.ts`,
  title,
  says,
});

const accessibility = (spec: string, title: string, says: RegExp): Catcher => ({
  part: "accessibility",
  file: `tests/accessibility/${spec}.spec.ts`,
  title,
  says,
});

/** So many bytes that no packing makes smaller: 32 of each hash. */
const dense = (bytes: number): string =>
  Array.from({ length: bytes / 32 }, (_, place) =>
    createHash("sha256").update(String(place)).digest("base64"),
  ).join("");

const FIRST = "first build";
const SECOND = "second build";

/** What only a built site shows. */
export const PAGES: Fault[] = [
  {
    name: "a link to nowhere",
    file: "src/features/Sitemap/Sitemap.tsx",
    find: '[routePath("contact", language), t("nav.contact")]',
    replace: '[routePath("contact", language) + "us/", t("nav.contact")]',
    caughtBy: html(/nothing is at "\/\w\w\/contact\/us\/"/),
    round: FIRST,
  },
  {
    name: "a link to a missing part of a page",
    file: "src/features/Inquiry/Inquiry.tsx",
    find: "id={INQUIRY_ID}",
    replace: 'id="asking"',
    caughtBy: html(/nothing is at "#ask"/),
    round: FIRST,
  },
  {
    name: "a duplicate id",
    file: "src/features/WrittenPage/WrittenPage.tsx",
    find: "return (\n        <p>",
    replace: 'return (\n        <p id="main">',
    caughtBy: html(/Duplicate ID/),
    round: FIRST,
  },
  {
    name: "a picture without sizes",
    file: "src/components/Picture/Picture.tsx",
    find: "            sizes={sizes}\n",
    replace: "",
    caughtBy: html(/sizes/),
    round: FIRST,
  },
  {
    name: "a picture twice on a page",
    file: "src/content/cardsOfPage.ts",
    find: "!taken.has(src)",
    replace: 'src !== ""',
    caughtBy: html(/shows a picture twice, \/pictures\//),
    round: FIRST,
  },
  {
    name: "30 kB more script on one page",
    file: "src/templates/contact.tsx",
    find: "export default function",
    replace: `if (typeof window !== "undefined") Object.assign(window, { dense: "${dense(30_720)}" });\n\nexport default function`,
    caughtBy: {
      part: "weights",
      file: "scripts/measure/budgets.ts",
      title: "",
      says: /^OVER\s+JavaScript, contact/,
    },
    round: FIRST,
  },
  {
    name: "a page that needs script for its text",
    file: "src/features/DocumentBody/DocumentBody.tsx",
    find: "  return <RichText",
    replace: '  if (typeof window === "undefined") return null;\n  return <RichText',
    caughtBy: browser(
      "without-script",
      "reads a document of each type without JavaScript",
      /toBeGreaterThan/,
    ),
    round: FIRST,
  },
  {
    name: "a broken canonical address",
    file: "src/layouts/PageHead/PageHead.tsx",
    find: 'rel="canonical" href={address}',
    replace: 'rel="canonical" href={address.replace("page/2/", "")}',
    caughtBy: browser(
      "without-script",
      "reaches every story without JavaScript, page by page",
      /toHaveAttribute/,
    ),
    round: FIRST,
  },
  {
    name: "a filter that ignores the address",
    file: "src/features/DocumentList/useListAddress.ts",
    find: "choiceOfPlace(place) : choiceIn(query, type);",
    replace: 'choiceOfPlace(place) : choiceIn("", type);',
    caughtBy: browser(
      "lists",
      "narrows the stories to one topic, and keeps it through reload and back",
      /toHaveAttribute|toHaveCount/,
    ),
    round: FIRST,
  },
  {
    name: "an announcement in the wrong language",
    file: "src/layouts/navigation.ts",
    find: 'wordsOfPage()?.("navigation.arrived", { title }) ?? title',
    replace: '"Navigated to " + title',
    caughtBy: browser(
      "navigation",
      "tells once, in the visitor's language, which page has opened, and goes on at its heading",
      /Navigated to/,
    ),
    round: FIRST,
  },
  {
    name: "a service worker that never updates",
    file: "src/gatsby/serviceWorker/writeServiceWorker.ts",
    find: "skipWaiting: true",
    replace: "skipWaiting: false",
    caughtBy: browser(
      "offline",
      "loads a whole document at the next step once there is a new worker, and only once",
      /Received: undefined/,
    ),
    round: FIRST,
  },
  {
    name: "a saved draft lost",
    file: "src/features/Inquiry/useDraft.ts",
    find: "      keepDraft(after);\n      return after;\n    });\n  }, []);",
    replace: "      return after;\n    });\n  }, []);",
    caughtBy: browser(
      "inquiry",
      "keeps what was typed through a reload, another page and another language",
      /toHaveValue/,
    ),
    round: FIRST,
  },
  {
    name: "a hydration mismatch",
    file: "src/features/Contact/Contact.tsx",
    find: '<p>{t("contact.hours.text")}</p>',
    replace: '<p>{t("contact.hours.text").slice(typeof window === "undefined" ? 0 : 1)}</p>',
    caughtBy: browser(
      "inquiry",
      "says what is wrong beside the field and above the form, then live",
      /React error #4/,
    ),
    round: FIRST,
  },
  {
    name: "a page in the wrong language for the ear",
    file: "src/layouts/PageHead/PageHead.tsx",
    find: "<html lang={LANGUAGE_TABLE[language].htmlLang} />",
    replace: "<html lang={language} />",
    caughtBy: browser("routes", "in the visitor's language", /sr-Latn/),
    round: FIRST,
  },
  {
    name: "a menu on paper",
    file: "src/components/SiteHeader/SiteHeader.css.ts",
    find: '"@media": { print: { display: "none" } },',
    replace: "",
    caughtBy: browser(
      "paper",
      "prints every kind of page so that it can be read and answered",
      /toBe\(expected\)|Received/,
    ),
    round: FIRST,
  },
  {
    name: "a focus ring lost",
    file: "src/theme/global.css.ts",
    find: "outline: `$",
    replace: "outline: `0 solid transparent`, caretColor: `$",
    caughtBy: accessibility(
      "keyboard",
      "in colours of one's own",
      /does not show that it has the focus/,
    ),
    round: FIRST,
  },
  {
    name: "movement although the visitor wants none",
    file: "src/theme/motion.ts",
    find: '"(prefers-reduced-motion: reduce)").matches',
    replace: '"(prefers-reduced-motion: reduce)").media === ""',
    caughtBy: accessibility(
      "reflow",
      "moves the row of programs at once when the visitor wants no movement",
      /toHaveLength/,
    ),
    round: FIRST,
  },
  {
    name: "a lost hreflang",
    file: "src/layouts/PageHead/versionLinks.tsx",
    find: "{versions.map((",
    replace: "{versions.slice(1).map((",
    caughtBy: browser("discovery", "tells machines of every page what its visitors see", /toEqual/),
    round: SECOND,
  },
  {
    name: "a heading level skipped",
    file: "src/components/Card/Card.tsx",
    find: "<Heading level={3}",
    replace: "<Heading level={4}",
    caughtBy: accessibility(
      "snapshots",
      "hears the main screens as they are on record",
      /level=[34]/,
    ),
    round: SECOND,
  },
  {
    name: "an offline page missing from the worker",
    file: "src/gatsby/serviceWorker/writeServiceWorker.ts",
    find: "LANGUAGES.map(offlinePath)",
    replace: "LANGUAGES.slice(4).map(offlinePath)",
    caughtBy: browser(
      "offline",
      "says in the visitor's language that a page was not visited, and lists those that were",
      /toBe\(expected\)|Received/,
    ),
    round: SECOND,
  },
  {
    name: "a page that waits for its sheets for ever",
    file: "src/inline/sheets.ts",
    find: "some((link) => !came.has(link))",
    replace: "some((link) => !link)",
    caughtBy: browser(
      "slow-line",
      "is drawn plain after a while, and as ever when it comes",
      /toHaveAttribute/,
    ),
    round: SECOND,
  },
];
