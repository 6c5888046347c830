import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { VisuallyHidden } from "../../../../src/components/VisuallyHidden/VisuallyHidden.tsx";

const meta = {
  component: VisuallyHidden,
  args: { children: "about the Danube cycle route" },
  parameters: {
    docs: {
      description: {
        component:
          'Text for screen readers only, where sighted visitors understand without it: the target of a repeated "more" link, or a change on the page. Use it rarely, because most text helps everyone. Do not put focusable elements in it.',
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
