import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { VisuallyHidden } from "../../../../src/components/VisuallyHidden/VisuallyHidden.tsx";
import { PLACES } from "../../../pictures.ts";
import { wordsFor } from "../../../words.ts";
import example from "./VisuallyHidden.example.tsx?raw";
import { guide } from "./VisuallyHidden.guide.ts";

const meta = {
  component: VisuallyHidden,
  args: { children: "" },
  parameters: {
    guide,
    example,
  },
  render: (args, { globals }) => (
    <a href="#ask">
      {wordsFor(globals)("offer.choose")}
      <VisuallyHidden {...args}> {args.children || PLACES.vineyards}</VisuallyHidden>
    </a>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const link = canvas.getByRole("link");
    await expect(link).toHaveAccessibleName(
      `${wordsFor(globals)("offer.choose")} ${PLACES.vineyards}`,
    );
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
