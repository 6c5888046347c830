import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Spinner } from "../../../../src/components/Spinner/Spinner.tsx";

const meta = {
  component: Spinner,
  args: { label: "Stories are loading" },
  parameters: {
    docs: {
      description: {
        component:
          "Shows that something is loading, without a known duration. Screen readers read its label. For a list use SkeletonCards; a pending Button has its own spinner.",
      },
    },
  },
} satisfies Meta<typeof Spinner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Stories are loading");
  },
};

export const InMotion: Story = {
  parameters: { motion: "allowed", chromatic: { disableSnapshot: true } },
};
