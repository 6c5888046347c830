import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Home } from "../../src/features/Home/Home.tsx";
import { monthNow } from "../../src/i18n/monthNow.ts";
import { routePath } from "../../src/i18n/routes.ts";
import { toGalleryItem } from "../../src/images/gallery.ts";
import { destinationCards, postCards, programCards, SCENES } from "../documents.ts";
import { PLACES, pictureOf } from "../pictures.ts";
import { contentLanguage, wordsFor } from "../words.ts";

/** Highlights of the current month, so that they are shown whatever Storybook's clock says. */
const highlightsFor = (globals: { language?: unknown }) => {
  const built = monthNow(Date.now());
  const items = destinationCards(globals, 3).map(({ path, title, where = [] }) => ({
    path,
    title,
    note: where.join(" · "),
    months: [built],
  }));
  return { items, built };
};

const meta = {
  component: Home,
  args: {
    destinations: [],
    programs: [],
    posts: [],
    now: { items: [], built: "" },
    hero: pictureOf("wetland", ""),
    gallery: SCENES.map((scene) =>
      toGalleryItem(pictureOf(scene, ""), {
        title: PLACES[scene],
        description: PLACES[scene],
      }),
    ),
  },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "The home page: a short introduction to the region on a picture, then destinations, programs, stories and pictures, how to get here, and contacts.",
      },
    },
  },
  render: (args, { globals }) => (
    <Home
      {...args}
      destinations={destinationCards(globals, 3)}
      programs={programCards(globals, 6)}
      posts={postCards(globals, 4)}
      now={highlightsFor(globals)}
    />
  ),
} satisfies Meta<typeof Home>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    const language = contentLanguage(globals);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(t("home.title"));
    await expect(canvas.getAllByRole("article")).toHaveLength(3 + 6 + 4);
    await expect(canvas.getByRole("link", { name: t("home.browse-programs") })).toHaveAttribute(
      "href",
      routePath("programs", language),
    );
  },
};

/** A region without documents: no section has an empty heading. */
export const WithoutDocuments: Story = {
  render: (args) => <Home {...args} />,
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    await expect(canvas.queryAllByRole("article")).toHaveLength(0);
    await expect(canvas.queryByRole("heading", { name: t("home.programs.title") })).toBeNull();
    await expect(canvas.getByRole("heading", { name: t("home.ask.title") })).toBeVisible();
  },
};
