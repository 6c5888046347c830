import { CARDS_AT_ONCE } from "../../../src/content/cards.ts";
import { routePath } from "../../../src/i18n/routes.ts";
import { searchPath } from "../../../src/i18n/searchPath.ts";
import { documentsIn } from "../../documents.ts";
import { expectSame } from "../expectSame.ts";
import type { Thing } from "../thing.ts";
import type { Visitor } from "../visitor.ts";

const CARDS = "main article";
const TOPIC = "main button[aria-pressed=false]";

const titles = (visitor: Visitor): Promise<string[]> =>
  visitor.look(({ all, wordsOf }) => all("main article a").slice(0, 5).map(wordsOf));

async function untilCards(visitor: Visitor, count: number): Promise<void> {
  await visitor.until(
    `list of ${count} cards`,
    ({ all }, selector, wanted) => all(selector).length === wanted,
    CARDS,
    count,
  );
}

const status = (visitor: Visitor): Promise<string> =>
  visitor.until("word about the list", ({ all, wordsOf }) =>
    all("main [role=status]").map(wordsOf).find(Boolean),
  );

/** The topic that the most stories have; the button says how many. */
async function chooseTopic(visitor: Visitor): Promise<number> {
  const topic = await visitor.until(
    "topics",
    ({ all, wordsOf }, selector) => {
      const numbers = all(selector).map((button) => ({
        name: wordsOf(button),
        count: Number(/\d+$/.exec(wordsOf(button))?.[0]),
      }));
      return numbers
        .filter(({ count }) => count <= 24)
        .sort((one, other) => other.count - one.count)[0];
    },
    TOPIC,
  );
  await visitor.click(TOPIC, topic.name);
  await untilCards(visitor, topic.count);
  return topic.count;
}

const typedTitle = ({ language }: Visitor): string => {
  const plain = documentsIn(language).find(({ title }) => /^[a-z ]+$/i.test(title));
  return plain?.title.toLowerCase() ?? "";
};

export const LIST_THINGS: Thing[] = [
  {
    name: "narrows the stories to a topic, and keeps it through reload and back",
    isTelling: true,
    run: async (visitor) => {
      await visitor.visit(routePath("blog", visitor.language));
      const count = await chooseTopic(visitor);
      const said = await status(visitor);
      const address = await visitor.address();
      const found = await titles(visitor);
      await visitor.visit(address);
      await untilCards(visitor, count);
      expectSame("title of the page", await visitor.openFirstCard(), found[0]);
      await visitor.back();
      await untilCards(visitor, count);
      await visitor.until("focus on the card", () =>
        Boolean(document.activeElement?.closest("article")),
      );
      return { count, said, address, found, focus: await visitor.focus() };
    },
  },
  {
    name: "ticks a kind and a length of programs",
    run: async (visitor) => {
      await visitor.visit(routePath("programs", visitor.language));
      await visitor.click("main fieldset label");
      await visitor.until("kind in the address", () => location.search.includes("type="));
      const byKind = await status(visitor);
      await visitor.click("main fieldset:nth-of-type(2) label");
      await visitor.until("length in the address", () => location.search.includes("length="));
      return { byKind, address: await visitor.address(), found: await titles(visitor) };
    },
  },
  {
    name: "moves a tick with the keyboard",
    run: async (visitor) => {
      await visitor.visit(routePath("programs", visitor.language));
      await visitor.look(({ first }) => first("main fieldset input")?.focus());
      await visitor.type(" ");
      await visitor.until("kind in the address", () => location.search.includes("type="));
      return { focus: await visitor.focus(), address: await visitor.address() };
    },
  },
  {
    name: "shows more of a list",
    run: async (visitor) => {
      await visitor.visit(routePath("blog", visitor.language));
      await untilCards(visitor, CARDS_AT_ONCE);
      await visitor.click("main a[rel=next]", visitor.t("list.more"));
      const count = await visitor.until(
        "more cards",
        ({ all }, selector, before) => {
          const now = all(selector).length;
          return now > before && now;
        },
        CARDS,
        CARDS_AT_ONCE,
      );
      return { count, focus: await visitor.focus() };
    },
  },
  {
    name: "lays a list out in columns",
    run: async (visitor) => {
      const columns: Record<string, number> = {};
      for (const route of ["blog", "programs", "destinations"] as const) {
        await visitor.visit(routePath(route, visitor.language));
        columns[route] = await visitor.until(
          "cards",
          ({ all }, selector) =>
            new Set(
              all(selector)
                .slice(0, 9)
                .map((card) => Math.round(card.getBoundingClientRect().left)),
            ).size,
          CARDS,
        );
      }
      return columns;
    },
  },
  {
    name: "searches from any page with the keyboard alone",
    isTelling: true,
    run: async (visitor) => {
      await visitor.visit(routePath("about", visitor.language));
      const words = visitor.t("search.site");
      await visitor.look(({ first }, name) => first("header summary", name)?.focus(), words);
      await visitor.press("Enter");
      await visitor.until("focus in the field", () =>
        document.activeElement?.matches("input[type=search]"),
      );
      await visitor.type(typedTitle(visitor));
      await visitor.press("Enter");
      await visitor.until("results", ({ all }) => all("main article").length > 0);
      return {
        said: await status(visitor),
        address: await visitor.address(),
        found: await titles(visitor),
      };
    },
  },
  {
    name: "finds what is typed without the letters of the language",
    run: async (visitor) => {
      await visitor.visit(searchPath(visitor.language, "djakovo"));
      await visitor.until("results", ({ all }) => all("main article").length > 0);
      return titles(visitor);
    },
  },
  {
    name: "empties the search with Escape",
    run: async (visitor) => {
      await visitor.visit(searchPath(visitor.language, typedTitle(visitor)));
      await visitor.until("results", ({ all }) => all("main article").length > 0);
      await visitor.click("main input[type=search]");
      await visitor.press("Escape");
      await visitor.until("empty field", ({ all }) => all("main article").length === 0);
      return { address: await visitor.address(), focus: await visitor.focus() };
    },
  },
  {
    name: "searches in vain, and is offered ways on",
    run: async (visitor) => {
      await visitor.visit(searchPath(visitor.language, "xqzwxqzw"));
      await visitor.until(
        "word that nothing was found",
        ({ all, wordsOf }, words) => all("main [role=status]").map(wordsOf).includes(words),
        visitor.t("search.nothing", { query: "xqzwxqzw" }),
      );
      return visitor.look(({ all, wordsOf }) => all("main a").map(wordsOf));
    },
  },
  {
    name: "is offered what is near to an unknown address",
    run: async (visitor) => {
      const [wanted] = documentsIn(visitor.language, ["destination"]).toSorted(
        (one, other) => other.uid.length - one.uid.length,
      );
      const uid = wanted?.uid ?? "";
      await visitor.open(
        `${routePath("destinations", visitor.language)}${uid.slice(0, 2)}${uid.slice(3)}/`,
      );
      return visitor.until(
        "suggestion",
        ({ all, wordsOf }, path) => {
          const links = all("main a");
          return links.some((link) => link.getAttribute("href") === path) && links.map(wordsOf);
        },
        wanted?.path ?? "",
      );
    },
  },
];
