import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { DestinationList } from "../../src/features/DestinationList/DestinationList.tsx";
import { countValues } from "../../src/lists/filters.ts";
import { destinationCards } from "../documents.ts";
import { mapFor } from "../map.ts";
import { wordsFor } from "../words.ts";

const NO_PARTS = { total: 0, counts: {}, allCardsUrl: "", since: "" };

/** The first destination is in season in spring, the other in autumn. */
const cardsFor = (globals: { language?: unknown }) =>
  destinationCards(globals).map((card, index) => ({
    ...card,
    months: index === 0 ? "4.5" : "9.10",
  }));

const meta = {
  component: DestinationList,
  args: { type: "destination", cards: [], parts: NO_PARTS },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "All destinations, as cards or on the map. If a month is selected, destinations out of season are faded.",
      },
    },
  },
  render: (args, { globals }) => {
    const cards = cardsFor(globals);
    const parts = { ...NO_PARTS, total: cards.length, counts: countValues(cards) };
    return <DestinationList {...args} cards={cards} parts={parts} map={mapFor(globals)} />;
  },
} satisfies Meta<typeof DestinationList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
  },
};

export const InAMonth: Story = {
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    const month = canvas.getByRole("combobox", { name: t("months.label") });
    await userEvent.selectOptions(month, "5");
    const count = await canvas.findByRole("heading", {
      name: t("months.count", { now: 1, more: 1 }),
    });
    await expect(count).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
  },
};

export const OnTheMap: Story = {
  play: async ({ canvas, globals }) => {
    const { words } = mapFor(globals);
    await userEvent.click(canvas.getByRole("button", { name: words.asMap }));
    await expect(await canvas.findByRole("region", { name: words.label })).toBeVisible();
  },
};
