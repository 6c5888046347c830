import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { VisuallyHidden } from "../../src/components/VisuallyHidden/VisuallyHidden.tsx";

const meta = {
  component: VisuallyHidden,
  args: { children: "about the Danube cycle route" },
  parameters: {
    docs: {
      description: {
        component:
          'Words for those who listen, where those who see understand without: what a repeated "more" leads to, what changed on the page. Use it rarely: words that help some usually help all. Nothing that takes the focus belongs in it.',
      },
    },
  },
  render: (args) => (
    <a href="#map">
      More<VisuallyHidden> {args.children}</VisuallyHidden>
    </a>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole("link");
    await expect(link).toHaveAccessibleName("More about the Danube cycle route");
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
