import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, waitFor, within } from "storybook/test";
import { BLOG_CATEGORIES } from "../../content-service/choices.ts";
import { BlogList } from "../../src/features/BlogList/BlogList.tsx";
import { LiveProvider } from "../../src/features/Live/LiveProvider.tsx";
import { keyFor } from "../../src/journey/keys.ts";
import { CARDS_AT_ONCE, type CardOf } from "../../src/lists/cards.ts";
import { PLACES, pictureOf, SCENES } from "../pictures.ts";
import { wordsFor } from "../words.ts";

const postsOf = (count: number): CardOf<"blog">[] =>
  Array.from({ length: count }, (_, index) => {
    const scene = SCENES[index % SCENES.length] ?? "wetland";
    return {
      type: "blog",
      path: `/en/blog/${scene}-${index}/`,
      key: keyFor("blog", `${scene}-${index}`),
      title: `${PLACES[scene]} ${index + 1}`,
      summary: "",
      publishedAt: "2026-10-14T08:00:00Z",
      category: BLOG_CATEGORIES[index % BLOG_CATEGORIES.length] ?? null,
      picture: pictureOf(scene, ""),
    };
  });

const partsOf = (cards: CardOf<"blog">[], allCardsUrl = "") => ({
  total: cards.length,
  counts: Object.fromEntries(
    BLOG_CATEGORIES.map((category) => [
      category,
      cards.filter((post) => post.category === category).length,
    ]),
  ),
  allCardsUrl,
  since: allCardsUrl && "2026-10-14T08:00:00Z",
});

const FEW = postsOf(8);
const MANY = postsOf(40);
const ALL_CARDS_URL = "/lists/en-blog.json";

const meta = {
  component: BlogList,
  args: { type: "blog", cards: FEW, parts: partsOf(FEW) },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "All stories, newest first, filtered by one topic at a time. The filter is part of the address, so it survives reload, the back button and sharing.",
      },
    },
  },
} satisfies Meta<typeof BlogList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsFor(globals);
    await userEvent.click(canvas.getByRole("button", { name: /^Sport/ }));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(2));
    await userEvent.click(canvas.getByRole("button", { name: new RegExp(`^${t("filter.all")}`) }));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(FEW.length));
  },
};

export const Empty: Story = { args: { cards: [], parts: partsOf([]) } };

/** The other cards are loading: six placeholders are shown. */
export const Loading: Story = {
  args: { cards: MANY.slice(0, CARDS_AT_ONCE), parts: partsOf(MANY, ALL_CARDS_URL) },
  beforeEach: () => {
    spyOn(window, "fetch").mockReturnValue(new Promise(() => undefined));
  },
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: wordsFor(globals)("list.more") }));
    await expect(canvas.getByText(wordsFor(globals)("list.loading"))).toBeInTheDocument();
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(CARDS_AT_ONCE));
  },
};

/**
 * The content service has two documents that the build did not know. They are shown when the
 * visitor clicks the button.
 */
export const Newer: Story = {
  decorators: [
    (Story) => {
      const newest = postsOf(10).map((card) => ({ card, publishedAt: card.publishedAt }));
      const store = { find: async () => null, newest: async () => newest };
      return (
        <LiveProvider value={async () => store}>
          <Story />
        </LiveProvider>
      );
    },
  ],
  play: async ({ canvas, globals, userEvent }) => {
    const show = wordsFor(globals)("list.newer", { count: 2 });
    const button = await canvas.findByRole("button", { name: show });
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(FEW.length));
    await userEvent.click(button);
    const cards = canvas.getAllByRole("article");
    await expect(cards).toHaveLength(FEW.length + 2);
    await expect(within(cards[0] ?? canvas.getByRole("main")).getByRole("link")).toHaveFocus();
  },
};

export const Failed: Story = {
  args: { cards: MANY.slice(0, CARDS_AT_ONCE), parts: partsOf(MANY, ALL_CARDS_URL) },
  beforeEach: () => {
    spyOn(window, "fetch").mockResolvedValue(new Response("", { status: 500 }));
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsFor(globals);
    await userEvent.click(canvas.getByRole("link", { name: t("list.more") }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(t("list.failed"));
  },
};

export const TriedAgain: Story = {
  ...Failed,
  play: async (context) => {
    await Failed.play?.(context);
    const { canvas, globals, userEvent } = context;
    const t = wordsFor(globals);
    spyOn(window, "fetch").mockResolvedValue(Response.json(MANY));
    await userEvent.click(canvas.getByRole("button", { name: t("list.try-again") }));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(MANY.length));
  },
};
