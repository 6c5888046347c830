import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { readingTime } from "../../src/documents/readingTime.ts";
import { BlogDetail } from "../../src/features/BlogDetail/BlogDetail.tsx";
import { blogViewModelFor, postCards, postFor, programCards } from "../documents.ts";
import { pictureOf } from "../pictures.ts";
import { wordsFor } from "../words.ts";

const meta = {
  component: BlogDetail,
  args: { document: postFor({ language: "en" }), related: { documents: [], programs: [] } },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "A story: topic, date, reading time, picture, who tells it, how long it takes and what it costs to do the same, text, and related stories.",
      },
    },
  },
  render: (_, { globals }) => (
    <BlogDetail
      document={postFor(globals)}
      viewModel={blogViewModelFor(globals)}
      illustration={pictureOf("wetland", "")}
      related={{
        documents: postCards(globals, 3),
        programs: programCards(globals, 2),
      }}
    />
  ),
} satisfies Meta<typeof BlogDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    const { title, content } = postFor(globals);
    await expect(canvas.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const { minutes, author } = blogViewModelFor(globals);
    await expect(minutes).toBeGreaterThanOrEqual(readingTime(content));
    await expect(canvas.getByText(t("detail.reading-time", { count: minutes }))).toBeVisible();
    await expect(canvas.getByText(author?.name ?? "no author")).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(1 + 3 + 2);
  },
};

/** Without category, date and picture. */
export const WithoutFacts: Story = {
  render: (_, { globals }) => (
    <BlogDetail
      document={{ ...postFor(globals), category: null, publishedAt: "", pictures: [], summary: "" }}
      related={{ documents: [], programs: [] }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvas.getAllByRole("article")).toHaveLength(1);
  },
};
