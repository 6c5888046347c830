import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DestinationList } from "../../src/features/DestinationList/DestinationList.tsx";
import { destinationCards } from "../documents.ts";
import { wordsFor } from "../words.ts";

const NO_PARTS = { total: 0, counts: {}, allCardsUrl: "", since: "" };

const meta = {
  component: DestinationList,
  args: { type: "destination", cards: [], parts: NO_PARTS },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "All documents of a kind, newest first, without a filter: their number, their cards, and links to continue.",
      },
    },
  },
  render: (args, { globals }) => {
    const cards = destinationCards(globals);
    return <DestinationList {...args} cards={cards} parts={{ ...NO_PARTS, total: cards.length }} />;
  },
} satisfies Meta<typeof DestinationList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    const count = canvas.getByRole("heading", {
      level: 2,
      name: t("destinations.count", { count: 2 }),
    });
    await expect(count).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
  },
};

export const Empty: Story = {
  render: (args) => <DestinationList {...args} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(wordsFor(globals)("destinations.list.error"))).toBeVisible();
    await expect(canvas.queryByRole("article")).toBeNull();
  },
};
