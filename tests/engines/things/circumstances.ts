import { OPERATOR } from "../../../src/content/operator.ts";
import { routePath } from "../../../src/i18n/routes.ts";
import { documentsIn } from "../../documents.ts";
import { isPageKept } from "../../keptPage.ts";
import { expectSame } from "../expectSame.ts";
import type { Thing } from "../thing.ts";
import type { Visitor } from "../visitor.ts";

const untilKept = (visitor: Visitor): Promise<boolean> =>
  visitor.until("copy of the page", isPageKept);

async function inTunnel<Found>(visitor: Visitor, run: () => Promise<Found>): Promise<Found> {
  visitor.site.isCut = true;
  try {
    return await run();
  } finally {
    visitor.site.isCut = false;
  }
}

/** What is for paper is put on the screen: no engine but one can be told to show it otherwise. */
const showPaper = (visitor: Visitor): Promise<number> =>
  visitor.look(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    let changed = 0;
    const turn = (rule: CSSRule): void => {
      if (rule instanceof CSSMediaRule && /\b(print|screen)\b/.test(rule.media.mediaText)) {
        const isPaper = rule.media.mediaText.includes("print");
        rule.media.mediaText = isPaper ? "all" : "not all";
        changed += 1;
      }
      if (rule instanceof CSSGroupingRule) [...rule.cssRules].forEach(turn);
    };
    rules.forEach(turn);
    return changed;
  });

/** A browser notes every request that fails, which is what these are about. */
const LOST = /load|fetch|network|ERR_|NetworkError|<(?:script|link|img)/i;

export const CIRCUMSTANCE_THINGS: Thing[] = [
  {
    name: "has a service worker that keeps pages",
    run: async (visitor) => {
      await visitor.visit(routePath("contact", visitor.language));
      await untilKept(visitor);
      return visitor.look(async () => {
        const { scope } = await navigator.serviceWorker.ready;
        return {
          scope: new URL(scope).pathname,
          stores: (await caches.keys()).length,
        };
      });
    },
  },
  {
    name: "opens what was visited when there is no connection",
    tolerated: LOST,
    run: async (visitor) => {
      await visitor.visit(routePath("destinations", visitor.language));
      await untilKept(visitor);
      return inTunnel(visitor, async () => {
        await visitor.open(routePath("destinations", visitor.language));
        await visitor.untilHydrated();
        await visitor.untilHeading(visitor.t("destinations.title"));
        return visitor.address();
      });
    },
  },
  {
    name: "is told without a connection what can be read, and is back with it",
    isTelling: true,
    tolerated: LOST,
    run: async (visitor) => {
      const unread = documentsIn(visitor.language, ["destination"]).at(-1);
      await visitor.visit(routePath("contact", visitor.language));
      await untilKept(visitor);
      const found = await inTunnel(visitor, async () => {
        await visitor.open(`${unread?.path}?a=1`);
        await visitor.untilHeading(visitor.t("offline.title"));
        await visitor.until(
          "list of what can be read",
          ({ all, wordsOf }, title) => all("main li").map(wordsOf).includes(title),
          visitor.t("contact.title"),
        );
        return visitor.look(() => document.documentElement.lang);
      });
      await visitor.click("main a", visitor.t("offline.try-again"));
      await visitor.untilHeading(unread?.title ?? "");
      return { found, address: await visitor.address() };
    },
  },
  {
    name: "lays a page out for paper",
    isTelling: true,
    run: async (visitor) => {
      await visitor.visit(routePath("home", visitor.language));
      expectSame("has styles for paper", (await showPaper(visitor)) > 0, true);
      const found = await visitor.look(({ all, wordsOf }, phone) => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return {
          dead: all("button, nav, form, summary, [role=search]").map(wordsOf),
          hasPhone: all("footer *").some((part) => wordsOf(part) === phone),
          tooWide: scrollWidth - clientWidth,
        };
      }, OPERATOR.phone);
      expectSame("what cannot be pressed on paper", found.dead, []);
      expectSame("has the telephone number", found.hasPhone, true);
      return found;
    },
  },
  {
    name: "prints a page",
    run: async (visitor) => {
      await visitor.visit(routePath("contact", visitor.language));
      const printed = await visitor.driver.print();
      return typeof printed === "number" ? printed > 10_000 : printed;
    },
  },
  {
    name: "has room for letters of twice the size",
    run: async (visitor) => {
      const tooWide: Record<string, number> = {};
      for (const route of ["home", "programs", "contact"] as const) {
        await visitor.visit(routePath(route, visitor.language));
        tooWide[route] = await visitor.look(async () => {
          document.documentElement.style.fontSize = "200%";
          await new Promise((done) => requestAnimationFrame(done));
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
      }
      return tooWide;
    },
  },
  {
    name: "breaks the main heading into the same lines",
    run: async (visitor) => {
      const lines: Record<string, number> = {};
      for (const route of ["home", "programs", "contact", "aboutProject"] as const) {
        await visitor.visit(routePath(route, visitor.language));
        lines[route] = await visitor.look(async ({ first }) => {
          await document.fonts.ready;
          const range = document.createRange();
          const heading = first("h1");
          if (!heading) return 0;
          range.selectNodeContents(heading);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8))).size;
        });
      }
      return lines;
    },
  },
  {
    name: "reads the files for other programs",
    run: async (visitor) => {
      await visitor.visit(routePath("home", visitor.language));
      return visitor.look(async () => {
        const hrefOf = (selector: string): string =>
          new URL(document.querySelector<HTMLLinkElement>(selector)?.href ?? "/").pathname;
        const manifest = await (await fetch(hrefOf("link[rel=manifest]"))).json();
        const feed = await (await fetch(`${location.pathname}feed.xml`)).text();
        const xml = new DOMParser().parseFromString(feed, "text/xml");
        return {
          name: String(manifest.name),
          icons: Number(manifest.icons.length),
          entries: xml.querySelectorAll("entry, item").length,
          isWhole: xml.querySelector("parsererror") === null,
        };
      });
    },
  },
];
