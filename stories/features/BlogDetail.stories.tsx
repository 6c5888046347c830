import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { readingTime } from "../../src/documents/readingTime.ts";
import { BlogDetail } from "../../src/features/BlogDetail/BlogDetail.tsx";
import { blogViewModelFor, postFor, relatedTo } from "../documents.ts";
import { peopleIn } from "../people.ts";
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
  render: (_, { globals }) => {
    const story = postFor(globals);
    return (
      <BlogDetail
        document={story}
        viewModel={blogViewModelFor(globals)}
        people={peopleIn(story, globals)}
        related={relatedTo(story)}
      />
    );
  },
} satisfies Meta<typeof BlogDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    const { title, content } = postFor(globals);
    await expect(canvas.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const { minutes } = blogViewModelFor(globals);
    const [author] = peopleIn(postFor(globals), globals);
    await expect(minutes).toBeGreaterThanOrEqual(readingTime(content));
    await expect(canvas.getByText(t("detail.reading-time", { count: minutes }))).toBeVisible();
    await expect(canvas.getByText(author?.name ?? "no author")).toBeVisible();
    const { documents, programs } = relatedTo(postFor(globals));
    await expect([documents.length, programs.length]).toEqual([1, 1]);
    await expect(canvas.getAllByRole("article")).toHaveLength(1 + 1 + 1);
  },
};

/** Without category, date and pictures. */
export const WithoutFacts: Story = {
  render: (_, { globals }) => {
    const story = postFor(globals);
    return (
      <BlogDetail
        document={{
          ...story,
          category: null,
          publishedAt: "",
          pictures: [],
          summary: "",
          content: story.content.filter(({ kind }) => kind !== "image"),
        }}
        related={{ documents: [], programs: [] }}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvas.getAllByRole("article")).toHaveLength(1);
  },
};
