import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Spinner } from "../../src/components/Spinner/Spinner.tsx";

const meta = {
  component: Spinner,
  args: { label: "Stories are loading" },
  parameters: {
    docs: {
      description: {
        component:
          "Says that something is on its way and the duration is unknown. Its words are read out. A list on its way shows SkeletonCards instead; a Button that is pending brings its own ring.",
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
