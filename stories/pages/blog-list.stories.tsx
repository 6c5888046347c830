import type { Meta, StoryObj } from "@storybook/react-vite";
import { BlogList } from "../../src/features/BlogList/BlogList.tsx";
import { countValues } from "../../src/lists/filters.ts";
import { siteFor, wholeList } from "./fixture.ts";
import { hasItsParts, inPage, pageParameters } from "./page.tsx";

const meta = {
  title: "Pages/Blog list",
  component: BlogList,
  args: { type: "blog", cards: [], parts: wholeList(0) },
  decorators: [inPage("blog")],
  parameters: pageParameters(
    "Template blog-list: a PageHeader, a filter with one choice at a time, and stories in two staggered columns.",
  ),
  render: (args, { globals }) => {
    const cards = siteFor(globals).posts;
    return <BlogList {...args} cards={cards} parts={wholeList(cards.length, countValues(cards))} />;
  },
} satisfies Meta<typeof BlogList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: hasItsParts };

export const OnATelephone: Story = { globals: { viewport: { value: "w320" } } };
