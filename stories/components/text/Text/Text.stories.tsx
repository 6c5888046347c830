import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "../../../../src/components/Text/Text.tsx";
import { strongGround } from "../../../../src/theme/styles/backgrounds.css.ts";
import { kindWord, topicWord, wordsFor } from "../../../words.ts";
import { sectionFor } from "../../../written.ts";
import example from "./Text.example.tsx?raw";
import { guide } from "./Text.guide.ts";

const meta = {
  component: Text,
  args: { children: "" },
  parameters: { guide, example },
  render: (args, { globals }) => (
    <Text {...args}>{args.children || sectionFor(globals, 0).text}</Text>
  ),
} satisfies Meta<typeof Text>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The quiet line below a title: larger, with shorter lines. */
export const Lead: Story = { args: { size: "lead", tone: "quiet" } };

/** A remark in small, quiet letters. */
export const Small: Story = { args: { size: "small", tone: "quiet" } };

/** A line of facts in the accent tone. */
export const Facts: Story = {
  args: { tone: "accent", isBold: true },
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    return (
      <Text {...args}>
        {topicWord(t, "Vineyards")} · {kindWord(t, "Nature")}
      </Text>
    );
  },
};

/** On a dark background the quiet tone turns light. */
export const OnDarkGround: Story = {
  args: { tone: "quiet" },
  decorators: [
    (Story) => (
      <div className={strongGround} style={{ padding: "2rem" }}>
        <Story />
      </div>
    ),
  ],
};
