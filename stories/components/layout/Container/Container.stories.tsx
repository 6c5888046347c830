import type { Meta, StoryObj } from "@storybook/react-vite";
import { Container } from "../../../../src/components/Container/Container.tsx";
import { sectionFor } from "../../../written.ts";

const meta = {
  component: Container,
  args: { children: "" },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "Limits its content to the page width and adds space at the sides. Use it once around each band of a page. Section already includes one.",
      },
    },
  },
  render: (args, { globals }) => (
    <Container {...args}>
      <p style={{ paddingBlock: "2rem", borderBlock: "1px dashed" }}>
        {sectionFor(globals, 0).text}
      </p>
    </Container>
  ),
} satisfies Meta<typeof Container>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Page: Story = {};

/** At most as wide as a page, even on a very wide screen. */
export const PageOnAWideScreen: Story = { globals: { viewport: { value: "w1920" } } };
