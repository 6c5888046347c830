import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { cardMarks } from "../../src/documents/kinds/programMarks.ts";
import { DocumentCard } from "../../src/features/DocumentCard/DocumentCard.tsx";
import { formatDate } from "../../src/i18n/dates.ts";
import { toBuildCard } from "../../src/lists/buildCards.ts";
import { destinationFor, postFor, programFor, programViewModelFor } from "../documents.ts";
import { wordsFor } from "../words.ts";

const meta = {
  component: DocumentCard,
  args: { card: toBuildCard(postFor({ language: "en" })) },
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
  render: (args, { globals }) => <DocumentCard {...args} card={toBuildCard(postFor(globals))} />,
  play: async ({ canvas, globals }) => {
    const { publishedAt, path } = postFor(globals);
    await expect(canvas.getByText(formatDate(publishedAt, wordsFor(globals)))).toBeVisible();
    await expect(canvas.getByRole("link")).toHaveAttribute("href", path);
  },
};

export const OfADestination: Story = {
  render: (args, { globals }) => (
    <DocumentCard {...args} card={toBuildCard(destinationFor(globals))} />
  ),
};

export const OfAProgram: Story = {
  args: { tone: "strong" },
  render: (args, { globals }) => <DocumentCard {...args} card={toBuildCard(programFor(globals))} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(programFor(globals).ageRestriction)).toBeVisible();
    // With what it is in another currency.
    const { price } = programViewModelFor(globals);
    const shown = (_: string, element: Element | null): boolean =>
      element?.localName === "p" && Boolean(element.textContent?.startsWith(`${price} `));
    await expect(canvas.getByText(shown)).toBeVisible();
    const [mark = "?"] = cardMarks(programFor(globals)) ?? [];
    await expect(canvas.getByText(mark)).toBeVisible();
  },
};
