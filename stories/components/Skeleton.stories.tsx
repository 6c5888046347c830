import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "../../src/components/Skeleton/Skeleton.tsx";
import { strongGround } from "../../src/theme/styles/backgrounds.css.ts";

const meta = {
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component:
          "Keeps the place of one thing that is on its way, so that nothing jumps when it comes. Screen readers pass it over: a VisuallyHidden status next to it says what is awaited. Not for what comes with the page itself.",
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
