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
          "A detail page: the text in a column of readable width, and beside it what helps to decide and a share button. On a narrow screen the button follows the text. Facts of one or two words are in the kicker above the title. Two to four facts that help visitors decide are InfoBlocks below the pictures.",
      },
    },
  },
  render: (_, { globals }) => {
    const { destination, viewModels, related } = siteFor(globals);
    return (
      <DocumentDetail
        document={destination}
        related={related.destination}
        facts={viewModels.destination.where}
      />
    );
  },
} satisfies Meta<typeof DocumentDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BelowTheTextOnATelephone: Story = { globals: { viewport: { value: "w320" } } };
