import { TEST_SITE } from "../../../scripts/build/places.ts";
import { readPages, type SitePage } from "../../../scripts/measure/sitePages.ts";
import { LANGUAGES, type Language } from "../../../src/i18n/languages.ts";
import { expectSame } from "../expectSame.ts";
import type { Thing } from "../thing.ts";
import type { Visitor } from "../visitor.ts";

/** One page of each kind in each of the languages, and what has no language. */
function onePerKind(pages: SitePage[], languages: readonly Language[] = LANGUAGES): SitePage[] {
  const chosen = new Map<string, SitePage>();
  for (const page of pages) {
    if (page.language && !languages.includes(page.language)) continue;
    const key = `${page.kind} ${page.language}`;
    if (!chosen.has(key)) chosen.set(key, page);
  }
  return [...chosen.values()];
}

const TELLING_KINDS = ["home", "blog-list", "program-detail", "contact"];
const FOCUS_KINDS = ["home", "blog-list", "program-list", "program-detail", "contact", "search"];

/** So many presses of Tab show the order without going through every card. */
const STOPS = 18;
const PRESSES = 30;

/** What a page has become: everything that an engine has a say in. */
const describePage = async (visitor: Visitor) => {
  const found = await visitor.look(async ({ all, first, wordsOf }) => {
    await document.fonts.ready;
    const images = [...document.images];
    for (const image of images) image.loading = "eager";
    const isThere = (image: HTMLImageElement): Promise<boolean> =>
      image.decode().then(
        () => true,
        () => false,
      );
    const shown = images.filter((image) => image.checkVisibility());
    const there = await Promise.all(shown.map(isThere));
    const ending = /\.(\w+)$/;
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      title: document.title,
      heading: wordsOf(first("h1")),
      language: document.documentElement.lang,
      headings: all("h2, h3").length,
      links: all("a[href]").length,
      pictures: shown.length,
      broken: shown.filter((_, index) => !there[index]).map(({ src }) => src),
      formats: [
        ...new Set(shown.map(({ currentSrc }) => ending.exec(currentSrc)?.[1] ?? "?")),
      ].sort(),
      tooWide: scrollWidth - clientWidth,
      fonts: [
        ...new Set(
          [...document.fonts]
            // What stands in for a font until it is there is not one of the site's.
            .filter(({ status, family }) => status === "loaded" && !/Arial|Times/.test(family))
            .map(({ family, style }) => `${family.replaceAll('"', "")} ${style}`),
        ),
      ].sort(),
    };
  });
  expectSame("pictures that cannot be shown", found.broken, []);
  expectSame("pixels that the page is wider than the window", found.tooWide, 0);
  return found;
};

export const pagesOf = (language: Language): Thing[] => {
  const pages = onePerKind(readPages(TEST_SITE), [language]).filter(
    // The page for lost connections lists what was kept meanwhile.
    (page) => page.language && page.kind !== "offline",
  );
  const opened: Thing[] = pages.map(({ kind, path }) => ({
    name: `opens a page of the kind ${kind}`,
    isTelling: TELLING_KINDS.includes(kind),
    run: async (visitor) => {
      await visitor.visit(path);
      return describePage(visitor);
    },
  }));
  const walked: Thing[] = pages
    .filter(({ kind }) => FOCUS_KINDS.includes(kind))
    .map(({ kind, path }) => ({
      name: `goes through a page of the kind ${kind} with the Tab key`,
      isTelling: kind === "contact",
      run: async (visitor) => {
        await visitor.visit(path);
        const stops: string[] = [];
        let isLast = false;
        // A field for dates has as many parts as the engine likes; Firefox stops at a row that scrolls, too.
        for (let presses = 0; presses < PRESSES && stops.length < STOPS && !isLast; presses += 1) {
          await visitor.press("Tab");
          const stop = await visitor.look(({ focus }, kinds) => {
            return document.activeElement?.matches(kinds) ? focus() : "";
          }, "a, button, input, select, summary, textarea");
          if (stop !== "" && stop !== stops.at(-1)) stops.push(stop);
          // Firefox gives no key to a page again once the focus was among its own buttons.
          isLast = await visitor.look(
            ({ all }) => all("a, button").at(-1) === document.activeElement,
          );
        }
        return stops;
      },
    }));
  return [...opened, ...walked];
};

export const OTHER_PAGES: Thing[] = [
  {
    name: "offers the languages where an address belongs to none",
    run: async (visitor) => {
      await visitor.open("/404/");
      return visitor.until("list of languages", ({ all, wordsOf }) => {
        const links = all("main a, li a");
        return links.length > 0 && links.map(wordsOf);
      });
    },
  },
  {
    name: "says that there is no page at an address",
    isTelling: true,
    run: async (visitor) => {
      await visitor.open(`/${visitor.language}/blog/no-such-story/?a=1#b`);
      await visitor.untilHeading(visitor.t("not-found.title"));
      await visitor.until(
        "title with the heading",
        (_, heading) => document.title.includes(heading),
        visitor.t("not-found.title"),
      );
      return { address: await visitor.address(), page: await describePage(visitor) };
    },
  },
];
