import { Window } from "happy-dom";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { SiteDocument } from "../../../src/documents/kinds.ts";
import { BlogDetail } from "../../../src/features/BlogDetail/BlogDetail.tsx";
import { BlogList } from "../../../src/features/BlogList/BlogList.tsx";
import { DestinationDetail } from "../../../src/features/DestinationDetail/DestinationDetail.tsx";
import { DestinationList } from "../../../src/features/DestinationList/DestinationList.tsx";
import { DocumentList } from "../../../src/features/DocumentList/DocumentList.tsx";
import type { Listing } from "../../../src/features/DocumentList/useListing.ts";
import { DocumentLookup } from "../../../src/features/LiveDocument/DocumentLookup.tsx";
import { NotFound } from "../../../src/features/NotFound/NotFound.tsx";
import { ProgramDetail } from "../../../src/features/ProgramDetail/ProgramDetail.tsx";
import { ProgramList } from "../../../src/features/ProgramList/ProgramList.tsx";
import { addAllMessages } from "../../../src/i18n/allMessages.ts";
import { LanguageProvider } from "../../../src/i18n/LanguageProvider.tsx";
import { translator } from "../../../src/i18n/messages.ts";
import {
  type Card,
  type CardOf,
  type ListSummary,
  ofType,
  toCard,
} from "../../../src/lists/cards.ts";
import { WHOLE_LIST } from "../../../src/lists/pagination.ts";
import { place, story, trip } from "../documents/siteDocuments.ts";

// What the pages show in the HTML that the build writes, before any script.

addAllMessages();
const t = translator("en");

function draw(page: ReactNode) {
  const { document } = new Window();
  document.body.innerHTML = renderToStaticMarkup(
    <LanguageProvider language="en">{page}</LanguageProvider>,
  );
  const textsOf = (selector: string): string[] =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return {
    document,
    textsOf,
    steps: () =>
      [...document.querySelectorAll("nav ol li")].map((step) => [
        step.textContent,
        step.querySelector("a")?.getAttribute("href") ?? "",
      ]),
    /** "/en/blog/b/" => "b" */
    cards: () =>
      [...document.querySelectorAll("article h3 a")].map(
        (link) => link.getAttribute("href")?.split("/").at(-2) ?? "",
      ),
  };
}

const UIDS = ["c", "a", "d", "b"];
const cardsOf = (make: (uid: string) => SiteDocument): Card[] =>
  UIDS.map((uid) => toCard(make(uid)));

const STORIES = ofType(
  cardsOf((uid) => story(uid, "en", { category: "Nature" })),
  "blog",
);
const PLACES = ofType(
  cardsOf((uid) => place(uid, "en")),
  "destination",
);
const TRIPS = ofType(
  cardsOf((uid) => trip(uid, "en", { programType: "Tours" })),
  "program",
);

const partsOf = (cards: Card[]): ListSummary => ({
  total: cards.length,
  counts: {},
  allCardsUrl: "",
  since: "",
});

const NOTHING_RELATED = { documents: [], programs: [] };

describe("the list of stories", () => {
  const page = () => draw(<BlogList type="blog" cards={STORIES} parts={partsOf(STORIES)} />);

  it("has its title and the way to it", () => {
    expect(page().textsOf("h1")).toEqual([t("blog.title")]);
    expect(page().steps()).toEqual([
      [t("nav.home"), "/en/"],
      [t("blog.title"), ""],
    ]);
  });

  it("can be narrowed to one of seven categories, all of them at first", () => {
    const { document, textsOf } = page();
    expect(textsOf("button[aria-pressed]").map((text) => text.replace(/\d+$/, ""))).toEqual([
      t("filter.all"),
      t("choice.category.sport"),
      t("choice.category.gastronomy"),
      t("choice.category.nature"),
      t("choice.category.sights"),
      t("choice.category.destinations"),
      t("choice.category.vineyards"),
      t("choice.category.entertainment"),
    ]);
    const [all, ...others] = document.querySelectorAll("button[aria-pressed]");
    expect(all?.getAttribute("aria-pressed")).toBe("true");
    expect(others.map((one) => one.getAttribute("aria-pressed"))).toEqual(
      others.map(() => "false"),
    );
  });

  it("shows its cards in the order that it was given", () => {
    expect(page().cards()).toEqual(UIDS);
  });

  it("says so where there is none", () => {
    const { textsOf } = draw(<BlogList type="blog" cards={[]} parts={partsOf([])} />);
    expect(textsOf("p")).toContain(t("blog.list.error"));
  });
});

describe("the list of destinations", () => {
  const page = () =>
    draw(<DestinationList type="destination" cards={PLACES} parts={partsOf(PLACES)} />);

  it("has its title and the way to it", () => {
    expect(page().textsOf("h1")).toEqual([t("destinations.title")]);
    expect(page().steps()).toEqual([
      [t("nav.home"), "/en/"],
      [t("destinations.title"), ""],
    ]);
  });

  it("shows its cards in the order that it was given", () => {
    expect(page().cards()).toEqual(UIDS);
  });
});

describe("the list of programs", () => {
  const page = () => draw(<ProgramList type="program" cards={TRIPS} parts={partsOf(TRIPS)} />);

  it("has its title and the way to it", () => {
    expect(page().textsOf("h1")).toEqual([t("packages.title")]);
    expect(page().steps()).toEqual([
      [t("nav.home"), "/en/"],
      [t("packages.title"), ""],
    ]);
  });

  it("can be narrowed to five kinds, none of them ticked at first", () => {
    const { document } = page();
    const [kinds] = document.querySelectorAll("fieldset");
    const boxes = [...(kinds?.querySelectorAll("input[type=checkbox]") ?? [])];
    expect(boxes.map((box) => box.getAttribute("name"))).toEqual([
      "Active",
      "Gastronomy",
      "Culture",
      "Nature",
      "Tours",
    ]);
    expect(boxes.filter((box) => box.hasAttribute("checked"))).toEqual([]);
  });

  it("shows its cards in the order that it was given, each leading to its program", () => {
    expect(page().cards()).toEqual(UIDS);
    expect(page().document.querySelector("article h3 a")?.getAttribute("href")).toBe(
      "/en/program/c/",
    );
  });

  it("says so where there is none", () => {
    const { textsOf } = draw(<ProgramList type="program" cards={[]} parts={partsOf([])} />);
    expect(textsOf("p")).toContain(t("packages.list.error").replace(/<[^>]+>/g, ""));
  });
});

it("lets six cards stand in for those of a list that are on their way", () => {
  const noop = (): void => {};
  const listing: Listing<CardOf<"blog">> = {
    params: {
      chosen: {},
      order: "",
      limit: 24,
      isKnown: true,
      isAtPlace: true,
      presses: 0,
      choose: noop,
      chooseOrder: noop,
      showAll: noop,
      reset: noop,
    },
    cards: [],
    count: 40,
    season: null,
    total: 40,
    counts: {},
    offered: {},
    without: {},
    state: "loading",
    paging: { before: 0, more: null, previous: "", next: "" },
    isSettled: true,
    retry: noop,
    newer: { count: 0, show: noop },
  };
  const { document } = draw(
    <DocumentList
      type="blog"
      place={WHOLE_LIST}
      listing={listing}
      card={() => null}
      grid={(cards) => <div id="grid">{cards}</div>}
    />,
  );
  expect(document.querySelectorAll("#grid > *")).toHaveLength(6);
});

describe("a story", () => {
  const page = () =>
    draw(
      <BlogDetail
        document={story("herons", "en", {
          category: "Nature",
          content: [{ kind: "paragraph", children: [{ kind: "text", text: "They stand still." }] }],
        })}
        related={NOTHING_RELATED}
      />,
    );

  it("has its title, and the way to it by the list", () => {
    expect(page().textsOf("h1")).toEqual(["Title of herons"]);
    expect(page().steps()).toEqual([
      [t("nav.home"), "/en/"],
      [t("blog.title"), "/en/blog/"],
      ["Title of herons", ""],
    ]);
  });

  it("has its category above, its picture beside the title, and its text below", () => {
    const { document, textsOf } = page();
    expect(textsOf("article").join()).toContain("Nature");
    expect(document.querySelector("article img")?.getAttribute("src")).toBe(
      "/pictures/herons-960.webp",
    );
    expect(textsOf("article p")).toContain("They stand still.");
  });
});

describe("a destination", () => {
  it("has its title, its picture, and the way to it by the list", () => {
    const { document, textsOf, steps } = draw(
      <DestinationDetail document={place("ilok", "en")} related={NOTHING_RELATED} />,
    );
    expect(textsOf("h1")).toEqual(["Title of ilok"]);
    expect(document.querySelector("article img")?.getAttribute("src")).toBe(
      "/pictures/ilok-960.webp",
    );
    expect(steps()).toEqual([
      [t("nav.home"), "/en/"],
      [t("destinations.title"), "/en/destinations/"],
      ["Title of ilok", ""],
    ]);
  });
});

describe("a program", () => {
  const page = () =>
    draw(
      <ProgramDetail
        document={trip("canoe", "en", {
          duration: "5 hours",
          ageRestriction: "from 8 years",
          activityLevel: "easy",
          steps: ["We meet", "We paddle"],
          pictures: [1, 2, 3, 4, 5].flatMap((number) => place(`${number}`, "en").pictures),
        })}
        related={NOTHING_RELATED}
      />,
    );

  it("has its title, and the way to it by the list", () => {
    expect(page().textsOf("h1")).toEqual(["Title of canoe"]);
    expect(page().steps()).toEqual([
      [t("nav.home"), "/en/"],
      [t("packages.title"), "/en/program/"],
      ["Title of canoe", ""],
    ]);
  });

  it("shows three of its pictures, and a button for all", () => {
    const { document, textsOf } = page();
    const [gallery] = document.querySelectorAll("section[aria-label]");
    const shown = [...(gallery?.querySelectorAll("a img") ?? [])];
    expect(shown.map((picture) => picture.getAttribute("src"))).toEqual([
      "/pictures/1-960.webp",
      "/pictures/2-960.webp",
      "/pictures/3-960.webp",
    ]);
    expect(textsOf("section[aria-label] > button")).toEqual([t("gallery.show", { count: 5 })]);
  });

  it("says how long it takes, for whom it is and how hard it is", () => {
    const { document } = page();
    const [facts] = document.querySelectorAll("dl");
    expect(
      [...(facts?.querySelectorAll("dd") ?? [])].map(({ textContent }) => textContent),
    ).toEqual(["5 hours", "from 8 years", "easy"]);
  });

  it("lists what happens, in its order", () => {
    const { document, textsOf } = page();
    expect(textsOf("h2")).toContain(t("program.steps"));
    const heading = [...document.querySelectorAll("h2")].find(
      ({ textContent }) => textContent === t("program.steps"),
    );
    const items = [...(heading?.parentElement?.querySelectorAll("li") ?? [])];
    expect(items.map(({ textContent }) => textContent)).toEqual(["We meet", "We paddle"]);
  });
});

it("shows something that turns while a document is looked for", () => {
  const { document } = draw(<DocumentLookup trouble={null} onTryNow={() => {}} />);
  const spinner = document.querySelector("[role=status]");
  expect(spinner?.textContent).toBe(t("live.looking"));
  expect(spinner?.querySelector("svg")).not.toBeNull();
});

it("says of a page that is not there two things, and leads to the home page", () => {
  const [scene] = place("x", "en").pictures;
  if (!scene) throw new Error("There is no picture.");
  const { document, textsOf } = draw(
    <NotFound address="/en/nope/" names="/lists/en-names.json" illustration={scene} />,
  );
  const said = textsOf("body").join();
  expect(said).toContain(t("not-found.paragraph-one"));
  expect(said).toContain(t("not-found.paragraph-two"));
  const [link] = document.querySelectorAll("a");
  expect([link?.textContent, link?.getAttribute("href")]).toEqual([
    t("not-found.home-page"),
    "/en/",
  ]);
});
