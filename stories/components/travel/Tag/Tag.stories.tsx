import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { BLOG_CATEGORIES } from "../../../../content-service/choices.ts";
import { Tag } from "../../../../src/components/Tag/Tag.tsx";
import { TagList } from "../../../../src/components/Tag/TagList.tsx";
import { routePath } from "../../../../src/i18n/routes.ts";
import { MATRIX, Matrix } from "../../../matrix/Matrix.tsx";
import { contentLanguage, topicWord, wordsFor } from "../../../words.ts";
import example from "./Tag.example.tsx?raw";
import { guide } from "./Tag.guide.ts";

const meta = {
  component: Tag,
  subcomponents: { TagList },
  tags: ["spare"],
  args: { name: "" },
  parameters: { guide, example },
  render: (args, { globals }) => (
    <Tag {...args} name={args.name || topicWord(wordsFor(globals), "Nature")} />
  ),
} satisfies Meta<typeof Tag>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

/** Plain and as a link, with and without an icon, on every background. */
export const AllStates: Story = {
  parameters: MATRIX,
  render: (_, { globals }) => {
    const name = topicWord(wordsFor(globals), "Nature");
    const href = routePath("blog", contentLanguage(globals));
    return (
      <Matrix
        target="a"
        rows={[
          { name: "plain", draw: () => <Tag name={name} /> },
          { name: "plain, with an icon", draw: () => <Tag name={name} icon="check" /> },
          { name: "link", draw: () => <Tag name={name} href={href} /> },
          { name: "link, with an icon", draw: () => <Tag name={name} href={href} icon="pin" /> },
        ]}
      />
    );
  },
};

/** All topics, each a link. They wrap. */
export const List: Story = {
  render: (_, { globals }) => {
    const t = wordsFor(globals);
    const href = routePath("blog", contentLanguage(globals));
    const tags = BLOG_CATEGORIES.map((topic) => ({ name: topicWord(t, topic), href }));
    return <TagList tags={tags} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(BLOG_CATEGORIES.length);
  },
};

/** Tab goes from link to link. */
export const ByKeyboard: Story = {
  ...List,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("link");
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
  },
};

/** The first tag is at the right, and each icon at the right of its name. */
export const RightToLeft: Story = { ...List, globals: { language: "pseudo-rtl" } };

/** Marks without links: long ones wrap within, and nothing is cut at 320 pixels. */
export const LongWords: Story = {
  globals: { viewport: { value: "w320" }, language: "de" },
  render: () => (
    <TagList
      tags={[
        { name: "Vegetarisch", icon: "check" },
        { name: "Ohne Auto" },
        { name: "Mit Kinderwagen von der Straßenbahnhaltestelle erreichbar", icon: "people" },
        { name: "Überschwemmungsgebietswanderung", href: "/de/program/" },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
