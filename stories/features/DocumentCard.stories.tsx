import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DocumentCard } from "../../src/features/DocumentCard/DocumentCard.tsx";
import { formatDate } from "../../src/i18n/dates.ts";
import { toCard } from "../../src/lists/cards.ts";
import { destinationFor, postFor, programFor } from "../documents.ts";
import { wordsFor } from "../words.ts";

const meta = {
  component: DocumentCard,
  args: { card: toCard(postFor({ language: "en" })) },
  parameters: {
    docs: {
      description: {
        component:
          "The card of a document. The kind of document decides which facts are above the title; the layout decides how wide the picture is.",
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "24rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DocumentCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OfAStory: Story = {
  render: (args, { globals }) => <DocumentCard {...args} card={toCard(postFor(globals))} />,
  play: async ({ canvas, globals }) => {
    const { publishedAt, path } = postFor(globals);
    await expect(canvas.getByText(formatDate(publishedAt, wordsFor(globals)))).toBeVisible();
    await expect(canvas.getByRole("link")).toHaveAttribute("href", path);
  },
};

export const OfADestination: Story = {
  render: (args, { globals }) => <DocumentCard {...args} card={toCard(destinationFor(globals))} />,
};

export const OfAProgram: Story = {
  args: { tone: "strong" },
  render: (args, { globals }) => <DocumentCard {...args} card={toCard(programFor(globals))} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("12+")).toBeVisible();
  },
};
