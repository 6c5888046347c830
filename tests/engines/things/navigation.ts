import { LANGUAGE_TABLE, type Language } from "../../../src/i18n/languages.ts";
import { routePath } from "../../../src/i18n/routes.ts";
import { writtenTitle } from "../../written.ts";
import { expectSame } from "../expectSame.ts";
import type { Thing } from "../thing.ts";
import type { Visitor } from "../visitor.ts";

const MENU = "header summary";
const NAVIGATION = "header nav a";

const otherThan = (language: Language): Language => (language === "en" ? "de" : "en");

const hasMenu = (visitor: Visitor): Promise<boolean> =>
  visitor.look(
    ({ first }, selector, words) => first(selector, words) !== undefined,
    MENU,
    visitor.t("nav.menu"),
  );

const isMenuOpen = (visitor: Visitor): Promise<boolean> =>
  visitor.look(({ first }, selector) => first(selector) !== undefined, NAVIGATION);

async function goByMenu(visitor: Visitor, words: string): Promise<void> {
  if (await hasMenu(visitor)) await visitor.click(MENU, visitor.t("nav.menu"));
  await visitor.click(NAVIGATION, words);
}

async function changeLanguage(visitor: Visitor, language: Language): Promise<void> {
  await visitor.click("header summary", visitor.t("language.label"));
  await visitor.click("header nav a", LANGUAGE_TABLE[language].name);
}

/** The document is still the one that was marked. */
const mark = (visitor: Visitor): Promise<void> =>
  visitor.look(() => {
    document.body.dataset.same = "";
  });
const isMarked = (visitor: Visitor): Promise<boolean> =>
  visitor.look(() => "same" in document.body.dataset);

async function untilMenuIs(visitor: Visitor, isOpen: boolean): Promise<void> {
  await visitor.until(
    isOpen ? "open menu" : "closed menu",
    ({ first }, selector, wanted) => (first(selector) !== undefined) === wanted,
    NAVIGATION,
    isOpen,
  );
}

export const NAVIGATION_THINGS: Thing[] = [
  {
    name: "opens the menu, and closes it with Escape and with a press beside it",
    isTelling: true,
    run: async (visitor) => {
      await visitor.visit(routePath("contact", visitor.language));
      if (!(await hasMenu(visitor))) {
        expectSame("shows the navigation", await isMenuOpen(visitor), true);
        return "there is room for the whole navigation";
      }
      await visitor.click(MENU, visitor.t("nav.menu"));
      await untilMenuIs(visitor, true);
      const names = await visitor.look(
        ({ all, wordsOf }, selector) => all(selector).map(wordsOf),
        NAVIGATION,
      );
      await visitor.press("Escape");
      await untilMenuIs(visitor, false);
      const focus = await visitor.focus();
      await visitor.click(MENU, visitor.t("nav.menu"));
      await untilMenuIs(visitor, true);
      await visitor.driver.clickAt(visitor.width / 2, 780);
      await untilMenuIs(visitor, false);
      return { names, focus };
    },
  },
  {
    name: "opens the menu with the keyboard",
    run: async (visitor) => {
      await visitor.visit(routePath("contact", visitor.language));
      await visitor.look(
        ({ first }, words) => first("header summary", words)?.focus(),
        visitor.t("language.label"),
      );
      await visitor.press("Enter");
      await visitor.until(
        "open list of languages",
        ({ all }) => all("header details[open] a").length > 1,
      );
      await visitor.press("Tab");
      const focus = await visitor.focus();
      await visitor.press("Escape");
      await visitor.until(
        "closed list of languages",
        ({ all }) => all("header details[open]").length === 0,
      );
      return [focus, await visitor.focus()];
    },
  },
  {
    name: "goes to another page within the document, and is told so",
    isTelling: true,
    run: async (visitor) => {
      await visitor.visit(routePath("contact", visitor.language));
      await mark(visitor);
      await visitor.look(() => scrollTo(0, 300));
      await goByMenu(visitor, visitor.t("nav.plan"));
      await visitor.untilHeading(writtenTitle("plan", visitor.language));
      const told = await visitor.until(
        "word about the new page",
        () => document.getElementById("gatsby-announcer")?.textContent,
      );
      const title = writtenTitle("plan", visitor.language);
      expectSame("word about the new page", told, visitor.t("navigation.arrived", { title }));
      await visitor.until("focus on the heading", () => document.activeElement?.localName === "h1");
      expectSame("is in the same document", await isMarked(visitor), true);
      await visitor.until("top of the page", () => scrollY === 0);
      return { told, focus: await visitor.focus() };
    },
  },
  {
    name: "goes back within the document, to where it was",
    run: async (visitor) => {
      await visitor.visit(routePath("blog", visitor.language));
      await mark(visitor);
      await visitor.look(() => scrollTo(0, 900));
      await visitor.until("scrolled page", () => scrollY === 900);
      const card = await visitor.look(({ all, wordsOf }) => {
        const middle = innerHeight / 2;
        const [nearest] = all("main article a")
          .map((link) => ({ title: wordsOf(link), box: link.getClientRects()[0] ?? new DOMRect() }))
          .sort((one, other) => Math.abs(one.box.y - middle) - Math.abs(other.box.y - middle));
        return { title: nearest?.title ?? "", x: nearest?.box.x ?? 0, y: nearest?.box.y ?? 0 };
      });
      const { title } = card;
      await visitor.driver.clickAt(card.x + 10, card.y + 10);
      await visitor.untilHeading(title);
      await visitor.back();
      await visitor.untilHeading(visitor.t("blog.title"));
      await visitor.until("page at its old place", () => Math.abs(scrollY - 900) < 3);
      await visitor.until(
        "focus on the card",
        ({ wordsOf }, pressed) => wordsOf(document.activeElement) === pressed,
        title,
      );
      expectSame("is in the same document", await isMarked(visitor), true);
      return visitor.address();
    },
  },
  {
    name: "skips to the content with the first press of Tab",
    run: async (visitor) => {
      await visitor.visit(routePath("contact", visitor.language));
      await visitor.press("Tab");
      const first = await visitor.focus();
      await visitor.press("Enter");
      await visitor.until("place in the page", () => location.hash === "#main");
      await visitor.press("Tab");
      return { first, next: await visitor.focus() };
    },
  },
  {
    name: "shows where the focus is",
    run: async (visitor) => {
      await visitor.visit(routePath("contact", visitor.language));
      await visitor.press("Tab", "Tab");
      return visitor.until("ring around the focus", () => {
        const { activeElement, body } = document;
        if (!activeElement || activeElement === body) return null;
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(activeElement);
        return outlineStyle === "none" ? null : { outlineStyle, outlineWidth, outlineColor };
      });
    },
  },
  {
    name: "changes the language, and remembers it at an address without one",
    isTelling: true,
    run: async (visitor) => {
      const other = otherThan(visitor.language);
      await visitor.visit(`${routePath("contact", visitor.language)}?a=1`);
      await changeLanguage(visitor, other);
      await visitor.until(
        "other language",
        (_, lang) => document.documentElement.lang.startsWith(lang),
        other,
      );
      await visitor.untilHydrated();
      const address = await visitor.address();
      const heading = await visitor.look(({ first, wordsOf }) => wordsOf(first("h1")));
      await visitor.open("/about/");
      await visitor.untilAddress(routePath("about", other));
      await visitor.untilHydrated();
      return { address, heading };
    },
  },
  {
    name: "comes back from another language to a page that listens",
    run: async (visitor) => {
      const other = otherThan(visitor.language);
      const path = routePath("contact", visitor.language);
      await visitor.visit(path);
      await changeLanguage(visitor, other);
      await visitor.untilAddress(routePath("contact", other));
      await visitor.untilHydrated();
      await visitor.back();
      await visitor.untilAddress(path);
      await visitor.untilHydrated();
      await visitor.click("header summary", visitor.t("search.site"));
      await visitor.until("focus in the field", () =>
        document.activeElement?.matches("input[type=search]"),
      );
      return visitor.focus();
    },
  },
  {
    name: "is led from the bare address to the visitor's language",
    isTelling: true,
    run: async (visitor) => {
      const ends: string[] = [];
      const ways = { "/": "/en/", "/about/?a=1#b": "/en/about/?a=1#b", "/DE/about/": "/de/about/" };
      for (const [from, to] of Object.entries(ways)) {
        await visitor.open(from);
        await visitor.untilAddress(to);
        await visitor.untilHydrated();
        ends.push(await visitor.address());
      }
      return ends;
    },
  },
  {
    name: "finds a page without the slash at its end",
    run: async (visitor) => {
      await visitor.open(routePath("about", visitor.language).slice(0, -1));
      await visitor.untilHydrated();
      await visitor.untilHeading(writtenTitle("about", visitor.language));
      return visitor.address();
    },
  },
  {
    name: "comes from an address to the place within the page that it names",
    run: async (visitor) => {
      await visitor.visit(`${routePath("contact", visitor.language)}#ask`);
      return visitor.until("form in sight", () => {
        const top = document.getElementById("ask")?.getBoundingClientRect().top ?? -1;
        return top >= 0 && top < innerHeight;
      });
    },
  },
];
