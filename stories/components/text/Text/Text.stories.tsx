import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "../../../../src/components/Text/Text.tsx";
import { strongGround } from "../../../../src/theme/styles/backgrounds.css.ts";
import { kindWord, topicWord, wordsFor } from "../../../words.ts";
import { sectionFor } from "../../../written.ts";

const meta = {
  component: Text,
  args: { children: "" },
  parameters: {
    docs: {
      description: {
        component:
          "A paragraph or a line, at a readable width. Use the quiet tone for secondary text and the accent tone for a line of facts. For text from editors use RichText; for several paragraphs, Prose.",
      },
    },
  },
  render: (args, { globals }) => (
    <Text {...args}>{args.children || sectionFor(globals, 0).text}</Text>
  ),
} satisfies Meta<typeof Text>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Lead: Story = { args: { size: "lead", tone: "quiet" } };

export const Small: Story = { args: { size: "small", tone: "quiet" } };

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
