import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BLOG_CATEGORIES } from "../../../../content-service/choices.ts";
import { FilterLinks } from "../../../../src/components/FilterLinks/FilterLinks.tsx";
import { categoryName } from "../../../../src/documents/kinds/blog.ts";
import { topicWord, wordsFor } from "../../../words.ts";
import example from "./FilterLinks.example.tsx?raw";
import { guide } from "./FilterLinks.guide.ts";

const CURRENT: string =
  BLOG_CATEGORIES.find((topic: string) => topic === "Nature") ?? BLOG_CATEGORIES[0];

const meta = {
  component: FilterLinks,
  args: { label: "", links: [] },
  parameters: { guide, example },
  render: (_, { globals }) => {
    const t = wordsFor(globals);
    const links = BLOG_CATEGORIES.map((category, index) => ({
      label: categoryName(category, t),
      href: `/en/blog/category/${category.toLowerCase()}/`,
      count: index + 2,
      isCurrent: category === CURRENT,
    }));
    const all = { label: t("filter.all"), href: "/en/blog/", count: 31, isCurrent: false };
    return <FilterLinks label={t("filter.category")} links={[all, ...links]} />;
  },
} satisfies Meta<typeof FilterLinks>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    const nature = canvas.getByRole("link", { name: new RegExp(topicWord(t, CURRENT)) });
    await expect(nature).toHaveAttribute("aria-current", "page");
  },
};

/** On a narrow screen the links wrap to further rows. */
export const Narrow: Story = { globals: { viewport: { value: "w320" } } };
