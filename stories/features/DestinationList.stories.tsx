import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { DestinationList } from "../../src/features/DestinationList/DestinationList.tsx";
import { destinationCards } from "../documents.ts";
import { mapFor } from "../map.ts";

const parts = { total: 6, counts: {}, rest: "", since: "" };

const meta = {
  component: DestinationList,
  args: { type: "destination", cards: destinationCards({ language: "en" }, 6), parts },
  parameters: {
    layout: "fullscreen",
    docs: { description: { component: "The places, as cards or on the map." } },
  },
  render: (args, { globals }) => (
    <DestinationList {...args} cards={destinationCards(globals, 6)} map={mapFor(globals)} />
  ),
  beforeEach: () => () => window.history.replaceState(null, "", window.location.pathname),
} satisfies Meta<typeof DestinationList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(6);
  },
};

export const OnTheMap: Story = {
  play: async ({ canvas, globals }) => {
    const { words } = mapFor(globals);
    await userEvent.click(canvas.getByRole("button", { name: words.asMap }));
    await expect(await canvas.findByRole("region", { name: words.label })).toBeVisible();
  },
};
