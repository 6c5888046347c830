import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "../../../../src/components/Skeleton/Skeleton.tsx";
import { strongGround } from "../../../../src/theme/styles/backgrounds.css.ts";
import example from "./Skeleton.example.tsx?raw";
import { guide } from "./Skeleton.guide.ts";

const meta = {
  component: Skeleton,
  parameters: { guide, example },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "24rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A line of text; the last line of a block is shorter. */
export const Line: Story = {};

/** A title of one line. */
export const Title: Story = { args: { shape: "title" } };

/** A picture of 3 by 2. */
export const Picture: Story = { args: { shape: "picture" } };

/** On a dark ground it takes the quiet colour of that ground. */
export const OnDarkGround: Story = {
  args: { shape: "picture" },
  decorators: [
    (Story) => (
      <div className={strongGround} style={{ padding: "2rem" }}>
        <Story />
      </div>
    ),
  ],
};
