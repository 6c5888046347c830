import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "../../../../src/components/Skeleton/Skeleton.tsx";
import { strongGround } from "../../../../src/theme/styles/backgrounds.css.ts";

const meta = {
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component:
          "A placeholder for one item that is loading, so that the layout does not shift. Screen readers ignore it: add a VisuallyHidden status that says what is loading. Do not use it for content that is part of the page from the start.",
      },
    },
  },
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

export const Line: Story = {};

export const Title: Story = { args: { shape: "title" } };

export const Picture: Story = { args: { shape: "picture" } };

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
