import type { Catcher, Fault } from "../fault.ts";

const unit = (file: string, title: string, says: RegExp): Catcher => ({
  part: "unit",
  file: `tests/unit/${file}`,
  title,
  says,
});

const browser = (spec: string, title: string, says: RegExp): Catcher => ({
  part: "browser",
  file: `tests/e2e/${spec}.spec.ts`,
  title,
  says,
});

const round = "fourth build";

/** Promises of docs/promises.md that nothing else holds. */
export const PROMISES: Fault[] = [
  {
    name: "a page for every address",
    file: "firebase.json",
    find: '    "trailingSlash": true,\n',
    replace:
      '    "trailingSlash": true,\n    "rewrites": [{ "source": "**", "destination": "/404.html" }],\n',
    caughtBy: unit(
      "scripts/hosting.test.ts",
      "has no rewrite, so that what is not there is answered with 404",
      /deeply equal/,
    ),
  },
  {
    name: "a permission that every script has",
    file: "firebase.json",
    find: "geolocation=(), ",
    replace: "",
    caughtBy: unit("scripts/hosting.test.ts", "asked for again each time: %s", /deeply equal/),
  },
  {
    name: "a directive lost from the policy",
    file: "src/gatsby/finish/policy.ts",
    find: `    "form-action": ["'self'"],\n`,
    replace: "",
    caughtBy: unit(
      "gatsby/policy.test.ts",
      "has these directives, and no others, where the site talks to nobody else",
      /deeply equal/,
    ),
  },
  {
    name: "documents without a date first",
    file: "src/content/order.ts",
    find: "one.publishedAt < other.publishedAt ? 1 : -1",
    replace: '(one.publishedAt || "9") < (other.publishedAt || "9") ? 1 : -1',
    caughtBy: unit(
      "content/order.test.ts",
      "puts the newest %s first, those of one moment by uid, and those without a date last",
      /undated/,
    ),
  },
  {
    name: "the rest of a list in another order",
    file: "src/gatsby/lists.ts",
    find: "const text = JSON.stringify(cards);",
    replace: "const text = JSON.stringify(cards.toReversed());",
    caughtBy: unit(
      "gatsby/lists.test.ts",
      "writes the pages of the list %s, and the file with all of it, newest first",
      /deeply equal/,
    ),
  },
  {
    name: "a field that is not asked for",
    file: "src/content/kinds/blogSource.ts",
    find: 'card: "title image category_name summary"',
    replace: 'card: "title image category_name"',
    caughtBy: unit(
      "content/service/fields.test.ts",
      "asks for all that a page of the kind %s shows",
      /deeply equal/,
    ),
  },
  {
    name: "the service's pictures at the site's address",
    file: "src/layouts/PageHead/siteUrl.ts",
    find: 'src.startsWith("/") ? SITE_URL + src : src',
    replace: "SITE_URL + src",
    caughtBy: unit(
      "layouts/head.test.tsx",
      "has the site's address before a picture of its own, and not before one of the service's",
      /images\.prismic\.io/,
    ),
  },
  {
    name: "a small card where a page is shared",
    file: "src/layouts/PageHead/SocialHead.tsx",
    find: 'picture ? "summary_large_image" : "summary"',
    replace: '"summary"',
    caughtBy: unit(
      "layouts/head.test.tsx",
      "is shared with a large picture",
      /summary_large_image/,
    ),
  },
  {
    name: "an inquiry that is given up too soon",
    file: "src/backend/client.ts",
    find: "PATIENCE_IN_MS = 70_000",
    replace: "PATIENCE_IN_MS = 60_000",
    caughtBy: unit(
      "backend/client.test.ts",
      "is waited for seventy seconds, and no longer",
      /undefined/,
    ),
  },
  {
    name: "a busy function that is not there",
    file: "src/backend/failure.ts",
    find: '  "unavailable",\n',
    replace: "",
    caughtBy: unit(
      "backend/client.test.ts",
      "that is answered with the status %i is told as %s",
      /unavailable|unknown/,
    ),
  },
  {
    name: "five cards for a list on its way",
    file: "src/components/SkeletonCard/SkeletonCard.tsx",
    find: "SKELETON_CARDS = 6",
    replace: "SKELETON_CARDS = 5",
    caughtBy: unit(
      "features/screens.test.tsx",
      "lets six cards stand in for those of a list that are on their way",
      /length/,
    ),
  },
  {
    name: "a list of stories that is silent where there are none",
    file: "src/content/kinds/blog.ts",
    find: 't("blog.list.error")',
    replace: 't("blog.lead")',
    caughtBy: unit("features/screens.test.tsx", "says so where there is none", /include|contain/),
  },
  {
    name: "categories in another order",
    file: "content-service/choices.ts",
    find: '  "Sport",\n  "Gastronomy",\n',
    replace: '  "Gastronomy",\n  "Sport",\n',
    caughtBy: unit(
      "features/screens.test.tsx",
      "can be narrowed to one of seven categories, all of them at first",
      /deeply equal/,
    ),
  },
  {
    name: "a program that does not say how hard it is",
    file: "src/features/ProgramDetail/ProgramDetail.tsx",
    find: '    { name: t("program.level"), value: program.activityLevel },\n',
    replace: "",
    caughtBy: unit(
      "features/screens.test.tsx",
      "says how long it takes, for whom it is and how hard it is",
      /deeply equal/,
    ),
  },
  {
    name: "a worker that is missed without a word",
    file: "src/layouts/serviceWorker.ts",
    find: "    console.error(ONLY_SECURE);\n",
    replace: "    void ONLY_SECURE;\n",
    caughtBy: unit(
      "layouts/serviceWorker.test.ts",
      "says in the console why there is no worker where others can read along",
      /deeply equal/,
    ),
  },
  {
    name: "a primary colour that is blue",
    file: "design-tokens/primitives/colour.ts",
    find: '30: "#0f5c63"',
    replace: '30: "#0f4c83"',
    caughtBy: unit(
      "design-tokens/colours.test.ts",
      "draws %s in the colour of its name",
      /to be less than 210/,
    ),
  },
  {
    name: "a page for addresses below one that is none",
    file: "firebase.json",
    find: '    "cleanUrls": true,\n',
    replace:
      '    "cleanUrls": true,\n    "rewrites": [{ "source": "/*/nonsense/**", "destination": "/hr/index.html" }],\n',
    caughtBy: browser(
      "page-loading",
      "is answered with 404 at every address that is no page",
      /\b200\b/,
    ),
    round,
  },
  {
    name: "the cards of a page in another order",
    file: "src/gatsby/pages/lists.ts",
    find: "          cards,\n",
    replace: "          cards: cards.toReversed(),\n",
    caughtBy: browser("order", "reads the newest first in the list of the type", /toEqual/),
    round,
  },
  {
    name: "a manifest of another language",
    file: "src/layouts/server.tsx",
    find: "withPrefix(manifestOf(pathname))",
    replace: 'withPrefix(manifestOf("/"))',
    caughtBy: browser(
      "page-loading",
      "names the manifest of its language on every page, and the default one at the root",
      /manifest_/,
    ),
    round,
  },
  {
    name: "data that are asked for once more only",
    file: "src/gatsby/internals/patches/loader.ts",
    find: "becomes: `      if (retries < 3) {\n        return pause(retries)",
    replace: "becomes: `      if (retries < 1) {\n        return pause(retries)",
    caughtBy: browser(
      "page-loading",
      "asks for the data of a page three times more where the server is busy, then loads the page",
      /toBeGreaterThanOrEqual/,
    ),
    round,
  },
  {
    name: "a page whose delay is told late",
    file: "src/gatsby/internals/patches/navigation.ts",
    find: "export const NAVIGATION: Patch[] = [\n",
    replace:
      'export const NAVIGATION: Patch[] = [\n  { was: "}, 1000)\\n", becomes: "}, 2000)\\n" },\n',
    caughtBy: browser(
      "page-loading",
      "says after a second that a page is long in coming, and not before",
      /toHaveCount/,
    ),
    round,
  },
  {
    name: "a page that dies without a word",
    file: "src/gatsby/internals/patches/productionApp.ts",
    find: "export const PRODUCTION_APP: Patch[] = [\n",
    replace:
      'export const PRODUCTION_APP: Patch[] = [\n  { was: "Not rendering React", becomes: "Nothing is drawn" },\n',
    caughtBy: browser(
      "page-loading",
      "says in the console which page it could not bring to life, and shows it all the same",
      /toContain/,
    ),
    round,
  },
  {
    name: "three cards in a row too late",
    file: "src/theme/grid.ts",
    find: "  [from(768)]: { gridTemplateColumns: equal(CARD_COLUMNS[768]) },",
    replace: "  [from(800)]: { gridTemplateColumns: equal(CARD_COLUMNS[768]) },",
    caughtBy: browser(
      "measures",
      "puts two cards into a row, three from 768 pixels and four from 1280",
      /toEqual/,
    ),
    round,
  },
  {
    name: "a page that is wider than its width",
    file: "src/theme/units.ts",
    find: "rem(PAGE_WIDTH)",
    replace: "rem(PAGE_WIDTH + 16)",
    caughtBy: browser("measures", "makes no page wider than 1304 pixels", /toEqual/),
    round,
  },
  {
    name: "two slides where one has room",
    file: "src/components/Carousel/Carousel.css.ts",
    find: "    [from(768)]: { flexBasis: share(2, cardGap) },",
    replace: "    [from(320)]: { flexBasis: share(2, cardGap) },",
    caughtBy: browser(
      "measures",
      "shows one slide at a time up to 767 pixels, two from 768",
      /320 pixels|toBe/,
    ),
    round,
  },
  {
    name: "a row that moves too slowly",
    file: "src/components/Carousel/CarouselMotion.tsx",
    find: "motion.carousel * 0.044",
    replace: "motion.carousel * 0.088",
    caughtBy: browser(
      "measures",
      "moves the row of programs by a slide within half a second",
      /toBeCloseTo/,
    ),
    round,
  },
  {
    name: "a picture that is there at once",
    file: "src/components/Picture/Picture.css.ts",
    find: 'duration("placeholder")',
    replace: 'duration("quick")',
    caughtBy: browser(
      "measures",
      "lets a picture take the place of its colours in half a second",
      /toHaveCSS/,
    ),
    round,
  },
  {
    name: "a gallery that moves too slowly",
    file: "src/components/Gallery/Gallery.tsx",
    find: "swipe: motion.gallery, zoom",
    replace: "swipe: motion.gallery + 50, zoom",
    caughtBy: browser(
      "measures",
      "moves the pictures of the gallery in 450 milliseconds, and every three seconds by itself",
      /toEqual/,
    ),
    round,
  },
];
