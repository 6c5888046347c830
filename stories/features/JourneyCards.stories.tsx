import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { JourneyCards } from "../../src/features/JourneyCards/JourneyCards.tsx";
import { journeyCards } from "../documents.ts";
import { wordsFor } from "../words.ts";

const meta = {
  component: JourneyCards,
  args: { cards: [] },
  parameters: {
    docs: {
      description: {
        component:
          "The journeys that the editors have written, as large cards at the head of the page that plans one. Each says how many days it takes and by what one travels.",
      },
    },
  },
  render: (_, { globals }) => <JourneyCards cards={journeyCards(globals)} />,
} satisfies Meta<typeof JourneyCards>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const cards = journeyCards(globals);
    await expect(canvas.getAllByRole("article")).toHaveLength(cards.length);
    const heading = wordsFor(globals)("journeys.title");
    await expect(canvas.getByRole("heading", { level: 2, name: heading })).toBeVisible();
  },
};

export const OnATelephone: Story = { globals: { viewport: { value: "w320" } } };

/** A content service without journeys: nothing is shown. */
export const WithoutJourneys: Story = {
  render: () => <JourneyCards cards={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading")).toBeNull();
  },
};
