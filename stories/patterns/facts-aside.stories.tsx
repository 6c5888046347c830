import type { Meta, StoryObj } from "@storybook/react-vite";
import { DocumentDetail } from "../../src/features/DocumentDetail/DocumentDetail.tsx";
import { siteFor } from "../pages/fixture.ts";

const meta = {
  title: "Patterns/Facts aside",
  component: DocumentDetail,
  args: {
    document: siteFor({ language: "en" }).destination,
    related: { documents: [], programs: [] },
  },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "A sheet: a text in the column that is pleasant to read, and beside it what one looks up: programs that go there, a way to share. On a narrow screen it follows the text. Facts of a word or two stand in the kicker above the title; two to four that decide are InfoBlocks below the pictures.",
      },
    },
  },
  render: (_, { globals }) => {
    const { destination, related } = siteFor(globals);
    return <DocumentDetail document={destination} related={related.destination} facts={["2026"]} />;
  },
} satisfies Meta<typeof DocumentDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BelowTheTextOnATelephone: Story = { globals: { viewport: { value: "w320" } } };
