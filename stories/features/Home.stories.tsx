import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Home } from "../../src/features/Home/Home.tsx";
import { routePath } from "../../src/i18n/routes.ts";
import { siteFor } from "../pages/fixture.ts";
import { pictureOf } from "../pictures.ts";
import { contentLanguage, wordsFor } from "../words.ts";

const meta = {
  component: Home,
  args: {
    destinations: [],
    programs: [],
    posts: [],
    now: { built: "", cards: [], river: [], next: [] },
    openings: [{ picture: pictureOf("wetland", ""), when: [] }],
    river: { ends: { wide: [50, 50], tall: [50, 50] }, signs: [] },
    gallery: [],
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
  render: (args, { globals }) => {
    const { destinations, programs, posts, now, gallery, river } = siteFor(globals).home;
    return (
      <Home
        {...args}
        destinations={destinations}
        programs={programs}
        posts={posts}
        now={now}
        gallery={gallery}
        river={river}
      />
    );
  },
} satisfies Meta<typeof Home>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    const language = contentLanguage(globals);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(t("home.title"));
    await expect(canvas.getAllByRole("article")).toHaveLength(2 + 2 + 3 + 2);
    await expect(canvas.getByRole("link", { name: t("home.browse-programs") })).toHaveAttribute(
      "href",
      routePath("programs", language),
    );
  },
};

/** A region without documents: no section has an empty heading. */
export const WithoutDocuments: Story = {
  render: (args, { globals }) => <Home {...args} gallery={siteFor(globals).home.gallery} />,
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    await expect(canvas.queryAllByRole("article")).toHaveLength(0);
    await expect(canvas.queryByRole("heading", { name: t("home.programs.title") })).toBeNull();
    await expect(canvas.getByRole("heading", { name: t("list.ask.title") })).toBeVisible();
  },
};
