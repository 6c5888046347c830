import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SeasonalSection } from "../../src/features/SeasonalSection/SeasonalSection.tsx";
import { siteFor } from "../pages/fixture.ts";
import { wordsFor } from "../words.ts";

const meta = {
  component: SeasonalSection,
  args: { cards: [], river: [], built: "" },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "What is on in this month and the next: a sentence about the river, and three cards with a day or a month. The month is that of the visitor's clock, in the region.",
      },
    },
  },
  render: (_, { globals }) => {
    const { cards, river, built } = siteFor(globals).home.now;
    return <SeasonalSection cards={cards} river={river} built={built} />;
  },
} satisfies Meta<typeof SeasonalSection>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(wordsFor(globals)("season.river.5"))).toBeVisible();
    const cards = canvas.getAllByRole("article");
    await expect(cards.length).toBeGreaterThan(1);
    await expect(cards.length).toBeLessThanOrEqual(3);
  },
};
