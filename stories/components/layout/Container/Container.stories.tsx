import type { Meta, StoryObj } from "@storybook/react-vite";
import { Container } from "../../../../src/components/Container/Container.tsx";
import { sectionFor } from "../../../written.ts";
import example from "./Container.example.tsx?raw";
import { guide } from "./Container.guide.ts";

const meta = {
  component: Container,
  args: { children: "" },
  parameters: {
    guide,
    example,
    layout: "fullscreen",
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

/** The text ends at the margins of the page. */
export const Page: Story = {};

/** At most as wide as a page, even on a very wide screen. */
export const PageOnAWideScreen: Story = { globals: { viewport: { value: "w1920" } } };
