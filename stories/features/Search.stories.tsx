import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, waitFor, within } from "storybook/test";
import { Search } from "../../src/features/Search/Search.tsx";
import type { SearchEntry } from "../../src/search/entries.ts";
import { PLACES, pictureOf, SCENES } from "../pictures.ts";
import { wordsFor } from "../words.ts";

const TYPES = ["destination", "blog", "program"] as const;

const PLAN: SearchEntry = {
  type: "page",
  path: "/en/plan/",
  title: "Plan your journey",
  summary: "",
  text: "",
  picture: "",
  sections: [
    { id: "part-1", heading: "Money", text: "Dinar" },
    { id: "part-2", heading: "Getting here", text: "Wien, München" },
  ],
};

const ENTRIES: SearchEntry[] = Array.from({ length: 30 }, (_, index) => {
  const scene = SCENES[index % SCENES.length] ?? "wetland";
  const type = TYPES[index % TYPES.length] ?? "blog";
  return {
    type,
    path: `/en/${type}/${scene}-${index}/`,
    title: `${PLACES[scene]} ${index + 1}`,
    summary: `Dunav, ${PLACES[scene]}`,
    text: "",
    picture: pictureOf(scene, "").src,
  };
});

/** A file per story, because loaded indexes are cached. */
const indexOf = (story: string): string => `/lists/${story}-search.json`;

const meta = {
  component: Search,
  args: { index: "", action: "/en/search/" },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "Finds documents and pages in the visitor's language. The query is part of the address, so it survives reload, the back button and sharing. The search index loads when the visitor is about to type.",
      },
    },
  },
} satisfies Meta<typeof Search>;

export default meta;

type Story = StoryObj<typeof meta>;

const answer = (respond: () => Promise<Response>) => () => {
  spyOn(window, "fetch").mockImplementation(respond);
};

const withEntries = answer(async () => Response.json(ENTRIES));

export const Idle: Story = {
  args: { index: indexOf("idle") },
  beforeEach: answer(() => Promise.reject(new Error("nobody has asked"))),
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole("link", { name: wordsFor(globals)("sitemap.title") }),
    ).toBeVisible();
    await expect(window.fetch).not.toHaveBeenCalled();
  },
};

export const Results: Story = {
  args: { index: indexOf("results") },
  beforeEach: withEntries,
  play: async ({ canvas, canvasElement, globals, step }) => {
    const t = wordsFor(globals);
    await step("shows results while the visitor types", async () => {
      await userEvent.type(canvas.getByRole("searchbox"), "kopacki");
      const name = t("search.results", { count: 5, query: "kopacki" });
      await expect(await canvas.findByRole("heading", { level: 2, name })).toBeVisible();
      await expect(canvas.getByRole("status")).toHaveTextContent(name);
      await expect(canvas.getAllByRole("article")).toHaveLength(5);
      await expect(canvasElement.querySelector("mark")).toHaveTextContent("Kopački");
    });
  },
};

/** A result that is a section of a page: it links to the section and names the page. */
export const PartOfAPage: Story = {
  globals: { language: "en" },
  args: { index: indexOf("part") },
  beforeEach: answer(async () => Response.json([...ENTRIES, PLAN])),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "Wien{Enter}");
    const found = await canvas.findByRole("article", { name: "Getting here" });
    await expect(found).toHaveTextContent("Plan your journey");
    await expect(within(found).getByRole("link")).toHaveAttribute("href", "/en/plan/#part-2");
    await expect(found.querySelector("mark")).toHaveTextContent("Wien");
  },
};

/** Twenty at a time. */
export const Many: Story = {
  args: { index: indexOf("many") },
  beforeEach: withEntries,
  play: async ({ canvas, globals }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "dunav{Enter}");
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(20));
    await userEvent.click(canvas.getByRole("button", { name: wordsFor(globals)("list.more") }));
    const articles = canvas.getAllByRole("article");
    await expect(articles).toHaveLength(ENTRIES.length);
    await expect(articles[20]?.querySelector("a")).toHaveFocus();
  },
};

export const NothingFound: Story = {
  args: { index: indexOf("nothing") },
  beforeEach: withEntries,
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    await userEvent.type(canvas.getByRole("searchbox"), "xyzzy{Enter}");
    const name = t("search.nothing", { query: "xyzzy" });
    await expect(await canvas.findByRole("heading", { level: 2, name })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent(name);
  },
};

export const Loading: Story = {
  args: { index: indexOf("loading") },
  beforeEach: answer(() => new Promise(() => undefined)),
  play: async ({ canvas, globals }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "ilok{Enter}");
    // The region was in the page before, and is the only one.
    const region = canvas.getByRole("status");
    await waitFor(() => expect(region).toHaveTextContent(wordsFor(globals)("search.loading")));
    await expect(canvas.getByRole("status")).toBe(region);
  },
};

export const Failed: Story = {
  args: { index: indexOf("failed") },
  beforeEach: answer(async () => new Response("", { status: 500 })),
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    await userEvent.type(canvas.getByRole("searchbox"), "ilok{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(t("search.failed"));
  },
};

export const TriedAgain: Story = {
  ...Failed,
  args: { index: indexOf("again") },
  play: async (context) => {
    await Failed.play?.(context);
    const { canvas, globals } = context;
    withEntries();
    const again = wordsFor(globals)("list.try-again");
    await userEvent.click(canvas.getByRole("button", { name: again }));
    await waitFor(() => expect(canvas.getAllByRole("article").length).toBeGreaterThan(0));
  },
};
