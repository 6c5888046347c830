import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Spinner } from "../../../../src/components/Spinner/Spinner.tsx";
import { wordsFor } from "../../../words.ts";
import example from "./Spinner.example.tsx?raw";
import { guide } from "./Spinner.guide.ts";

const meta = {
  component: Spinner,
  args: { label: "" },
  parameters: { guide, example },
  render: (args, { globals }) => (
    <Spinner {...args} label={args.label || wordsFor(globals)("search.loading")} />
  ),
} satisfies Meta<typeof Spinner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const words = wordsFor(globals)("search.loading");
    await expect(canvas.getByText(words)).toBeVisible();
    // The region is the page's, and there before.
    await expect(canvas.queryByRole("status")).toBeNull();
  },
};

/** The ring turns; other stories show it at rest, as with reduced motion. */
export const InMotion: Story = {
  parameters: { motion: "allowed", chromatic: { disableSnapshot: true } },
};
