import { createHash } from "node:crypto";

/** Must fail with the bug and pass without it. */
interface Command {
  args: string[];
  /** It needs the built site. Such bugs share one build, so they must not affect each other. */
  isBuilt?: boolean;
}

/** A harmful change that a test must catch. */
export interface SeededBug {
  name: string;
  file: string;
  /** Occurs exactly once in the file. */
  before: string;
  after: string;
  command: Command;
  /** Matches the output of the command, so that another failure does not count. */
  expectedOutput: RegExp;
  /** Caught by the nightly tests only, not by `npm test`. */
  isNightly?: true;
}

const check = (name: string): Command => ({ args: ["npm", "run", "check", "--", name] });
const npm = (...args: string[]): Command => ({ args: ["npm", "run", ...args], isBuilt: true });

const vitest = (project: string, file: string, title: string): Command => ({
  args: ["vitest", "run", `--project=${project}`, file, "-t", title],
});
const unit = (file: string, title: string) => vitest("unit*", `tests/unit/${file}`, title);
const story = (file: string, title: string) =>
  vitest("stories", `stories/components/${file}.stories.tsx`, title);
const backend = (file: string, title: string): Command => ({
  ...vitest("backend", `tests/backend/${file}`, title),
  isBuilt: true,
});

const playwright = (file: string, title: string, ...options: string[]): Command => ({
  args: ["playwright", "test", `${file}.spec.ts`, "--grep", title, ...options],
  isBuilt: true,
});
const browser = (file: string, title: string, project = "de-1280") =>
  playwright(`e2e/${file}`, title, `--project=${project}`);
const inSuite = (suite: string) => (file: string, title: string) =>
  playwright(file, title, "--project=de-1280", `--config=tests/${suite}/playwright.config.ts`);
const accessibility = inSuite("accessibility");
/** Builds its own site. */
const live = (file: string, title: string): Command => ({
  ...inSuite("live")(file, title),
  isBuilt: false,
});

/** 40 kB that cannot be compressed. */
const DENSE = createHash("shake256", { outputLength: 30_720 }).digest("base64");

export const SEEDED_BUGS: SeededBug[] = [
  // The build and the rules of the code
  {
    name: "a component that knows a feature",
    file: "src/components/Button/Button.tsx",
    before: "import * as styles",
    after: 'import "../../features/Address/step.ts";\nimport * as styles',
    command: check("import rules"),
    expectedOutput: /src\/components\/Button.*src\/features/,
  },
  {
    name: "a Google API key in the tree",
    file: "src/config/operator.ts",
    before: "export const OPERATOR",
    after: `// AIza${"SyA1234567890abcdefghijklmnopqrstuv"}\nexport const OPERATOR`,
    command: check("secrets and machine paths"),
    expectedOutput: /Google API key/,
  },
  {
    name: "a link to nowhere",
    file: "src/features/Sitemap/Sitemap.tsx",
    before: '[routePath("contact", language), t("nav.contact")]',
    after: '[routePath("contact", language) + "us/", t("nav.contact")]',
    // The first that builds: it waits for the build however long that takes.
    command: npm("html:check"),
    expectedOutput: /nothing is at "\/\w\w\/contact\/us\/"/,
  },
  {
    name: "a missing security header",
    file: "firebase.json",
    before: '            { "key": "x-frame-options", "value": "DENY" },\n',
    after: "",
    command: unit("scripts/serve.test.ts", "with headers"),
    expectedOutput: /x-frame-options/,
  },
  {
    name: "every inline script allowed",
    file: "src/build/finish/contentSecurityPolicy.ts",
    before: `"script-src": ["'strict-dynamic'",`,
    after: `"script-src": ["'strict-dynamic'", "'unsafe-inline'",`,
    command: unit("build/finish.test.ts", "lets run what was found, and nothing else"),
    expectedOutput: /unsafe-inline/,
  },
  // Content
  {
    name: "a retry that does not wait",
    file: "src/documents/load/service/withRetries.ts",
    before: "await sleep(pause);",
    after: "void pause;",
    command: unit("documents/load/service/withRetries.test.ts", "does not stop the build"),
    expectedOutput: /expected \[\] to deeply equal \[ 1000 \]/,
  },
  {
    name: "an address that runs script",
    file: "src/documents/load/transform/address.ts",
    before: "|mailto:|tel:)",
    after: "|mailto:|tel:|javascript:)",
    command: unit("documents/load/transform/address.test.ts", "could harm a visitor"),
    expectedOutput: /javascript/,
  },
  {
    name: "a text that ends the script it stands in",
    file: "src/seo/structuredData.ts",
    before: '.replaceAll("<", "\\\\u003c")',
    after: "",
    command: unit("seo/structuredData.test.ts", "lets no text end the script"),
    expectedOutput: /<\/script/,
  },
  {
    name: "documents without a date first",
    file: "src/documents/newestFirst.ts",
    before: "one.publishedAt < other.publishedAt ? 1 : -1",
    after: '(one.publishedAt || "9") < (other.publishedAt || "9") ? 1 : -1',
    command: unit("documents/order.test.ts", "those without a date last"),
    expectedOutput: /undated/,
  },
  {
    name: "a search that does not fold letters",
    file: "src/i18n/languages/hr/search.ts",
    before: 'spellingVariants: [[/dj/g, "d"]]',
    after: "spellingVariants: []",
    command: unit("search/words.test.ts", "the way they are typed"),
    expectedOutput: /expected \d to be 1/,
  },
  // Words and languages
  {
    name: "English in the German words",
    file: "locales/de.json",
    before: '"list.more": "Mehr anzeigen"',
    after: '"list.more": "Show more"',
    command: check("locales"),
    expectedOutput: /list\.more says the same as in en/,
  },
  {
    name: "a date in the visitor's time zone",
    file: "src/i18n/dates.ts",
    before: "day: date.getUTCDate()",
    after: "day: date.getDate()",
    command: unit("i18n/dates.test.ts", "is the same day for the build and for a visitor"),
    expectedOutput: /1[35] October 2026/,
  },
  {
    name: "a page with a wrong lang attribute",
    file: "src/shell/PageHead/PageHead.tsx",
    before: "<html lang={LANGUAGE_TABLE[language].htmlLang} />",
    after: "<html lang={language} />",
    command: browser("routes", "in the visitor's language", "sr-320"),
    expectedOutput: /sr-Latn/,
  },
  // The head of a page, and links
  {
    name: "a broken canonical address",
    file: "src/shell/PageHead/PageHead.tsx",
    before: 'rel="canonical" href={address}',
    after: 'rel="canonical" href={address.replace("page/2/", "")}',
    command: browser("without-script", "reaches every story"),
    expectedOutput: /toHaveAttribute/,
  },
  {
    name: "a page that needs script for its text",
    file: "src/features/DocumentBody/DocumentBody.tsx",
    before: "  return <RichText",
    after: '  if (typeof window === "undefined") return null;\n  return <RichText',
    command: browser("without-script", "reads a document of each type"),
    expectedOutput: /toBeGreaterThan/,
  },
  {
    name: "a hydration mismatch",
    file: "src/features/Contact/Contact.tsx",
    before: '<p>{t("contact.hours.text")}</p>',
    after: '<p>{t("contact.hours.text").slice(typeof window === "undefined" ? 0 : 1)}</p>',
    command: browser("inquiry", "says what is wrong beside the field"),
    expectedOutput: /React error #4/,
  },
  // Lists
  {
    name: "the cards of a page in another order",
    file: "src/build/pages/listPages.ts",
    before: "          cards,\n",
    after: "          cards: cards.toReversed(),\n",
    command: browser("order", "in the list of the type blog"),
    expectedOutput: /toEqual/,
  },
  {
    name: "a filter that ignores the address",
    file: "src/features/DocumentList/useFilterParams.ts",
    before: "choiceOfPlace(place) : choiceIn(search, type),",
    after: 'choiceOfPlace(place) : choiceIn("", type),',
    command: browser("lists", "narrows the stories to one topic"),
    expectedOutput: /toHaveAttribute|toHaveCount/,
  },
  // The gallery
  {
    name: "a gallery that does not give back the focus",
    file: "src/components/Gallery/Gallery.tsx",
    before: "exiting: () => opener?.focus(),",
    after: "exited: () => opener?.blur(),",
    command: story("media/Gallery/Gallery", "Closes"),
    expectedOutput: /focus/i,
  },
  // Inquiries
  {
    name: "a button that sends twice",
    file: "src/components/Button/Button.tsx",
    before: "if (isPending) event.preventDefault();\n    else onClick",
    after: "onClick",
    command: story("actions/Button/Button", "Pending In Form"),
    expectedOutput: /Unable to find|"1"/,
  },
  {
    name: "an inquiry that is given up too soon",
    file: "src/inquiries/client.ts",
    before: "TIMEOUT_MS = 70_000",
    after: "TIMEOUT_MS = 60_000",
    command: unit("inquiries/client.test.ts", "is waited for seventy seconds"),
    expectedOutput: /undefined/,
  },
  {
    name: "a saved draft lost",
    file: "src/features/Inquiry/state/useDraft.ts",
    before: "      keepDraft(after);\n      return after;\n    });",
    after: "      return after;\n    });",
    command: browser("inquiry", "keeps what was typed through a reload"),
    expectedOutput: /toHaveValue/,
  },
  {
    name: "an inquiry sent to a function that is not there",
    file: "src/inquiries/client.ts",
    before: 'httpsCallable(functions, "sendInquiry"',
    after: 'httpsCallable(functions, "takeInquiry"',
    command: live("inquiry", "keeps what a visitor asks about a program, in de"),
    expectedOutput: /takeInquiry|toBeVisible|toBeFocused/,
  },
  // The backend and the rules of its database
  {
    name: "a forged sender address trusted",
    file: "functions/src/senders.ts",
    before: '.split(",").at(-1)',
    after: '.split(",").at(0)',
    command: unit("functions/counting.test.ts", "is who the nearest proxy saw"),
    expectedOutput: /1\.1\.1\.1/,
  },
  {
    name: "an inquiry stored twice",
    file: "functions/src/store.ts",
    before: 'db.collection("inquiries").doc(inquiry.key)',
    after: 'db.collection("inquiries").doc()',
    command: backend("sendInquiry.test.ts", "is kept once however often it is sent"),
    expectedOutput: /AssertionError/,
  },
  {
    name: "inquiries that any signed-in user can read",
    file: "firestore.rules",
    before: "allow read, write: if false;",
    after: "allow read: if request.auth != null;",
    command: backend("rules.test.ts", "cannot"),
    expectedOutput: /Expected request to fail/,
  },
  // Layout
  {
    name: "three cards in a row too late",
    file: "src/theme/grid.ts",
    before: "  [from(768)]: { gridTemplateColumns: equal(CARD_COLUMNS[768]) },",
    after: "  [from(800)]: { gridTemplateColumns: equal(CARD_COLUMNS[768]) },",
    command: browser("measures", "puts two cards into a row"),
    expectedOutput: /toEqual/,
  },
  {
    name: "a mark that is too large",
    file: "src/components/SiteHeader/SiteHeader.css.ts",
    before: "inlineSize: space(8.5), blockSize: space(8.5)",
    after: "inlineSize: space(11), blockSize: space(11)",
    command: npm("test:visual", "--", "the page about in de-1280"),
    expectedOutput: /pixels .*different|Expected an image/,
  },
  {
    name: "a head of two lines in some languages",
    file: "src/theme/siteHead.ts",
    before: "width(SITE_HEAD_BREAK)",
    after: "width(SITE_HEAD_BREAK - 330)",
    command: npm("test:visual", "--", "--all", "keeps the head of the site on one line"),
    expectedOutput: /stands on another line|is covered by|px too wide/,
    isNightly: true,
  },
  // Accessibility
  {
    name: "a picture without an alternative",
    file: "src/components/Picture/Picture.tsx",
    before: "          alt={alt}\n",
    after: "",
    command: accessibility("axe", 'meets no barrier on the page "destinations"'),
    expectedOutput: /image-alt/,
  },
  {
    name: "a focus that is not seen",
    file: "src/theme/styles/focusRing.ts",
    before: "outline: `$",
    after: "outline: `0 solid transparent`, caretColor: `$",
    command: accessibility("keyboard", "in colours of one's own"),
    expectedOutput: /does not show that it has the focus/,
    isNightly: true,
  },
  // Weights
  {
    name: "40 kB more script on one page",
    file: "src/templates/contact.tsx",
    before: "export default function",
    after: `if (typeof window !== "undefined") Object.assign(window, { dense: "${DENSE}" });\n\nexport default function`,
    command: npm("budgets"),
    expectedOutput: /OVER\s+JavaScript, contact/,
    isNightly: true,
  },
];
