import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { RegionMap } from "../../src/features/RegionMap/RegionMap.tsx";
import { crowdedMapFor, mapFor } from "../map.ts";

const meta = {
  component: RegionMap,
  args: { map: mapFor({ language: "en" }) },
  parameters: {
    docs: {
      description: {
        component:
          "An illustrated map of the region, with its destinations as links, and a list of them down the river. Hover or focus highlights a destination on the map and in the list. Arrow keys move to the nearest destination in that direction.",
      },
    },
  },
  render: (args, { globals }) => <RegionMap {...args} map={mapFor(globals)} />,
} satisfies Meta<typeof RegionMap>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals, step }) => {
    const { places, words } = mapFor(globals);
    const map = within(canvas.getByRole("region", { name: words.label }));
    const [first] = map.getAllByRole("link");
    await expect(map.getAllByRole("link")).toHaveLength(places.length);
    await step("an arrow key moves to another place and highlights it in the list", async () => {
      first?.focus();
      await userEvent.keyboard("{ArrowDown}");
      await expect(first).not.toHaveFocus();
      await expect(document.querySelectorAll("li[id][data-lit]")).toHaveLength(1);
      await userEvent.keyboard("{Escape}");
      await expect(document.querySelectorAll("li[id][data-lit]")).toHaveLength(0);
    });
  },
};

/** Where names have no room, numbers stand; the list says whose. */
export const SixtyPlaces: Story = {
  render: (args, { globals }) => <RegionMap {...args} map={crowdedMapFor(globals)} />,
  play: async ({ canvas }) => {
    const numbers = canvas
      .getAllByRole("listitem")
      .filter((item) => item.matches("[data-wide], [data-tall]"));
    await expect(numbers.length).toBeGreaterThan(10);
  },
};

/** Places out of season: paler, but still visible. */
export const SomeStepBack: Story = {
  args: {
    aside: mapFor({ language: "en" })
      .places.slice(0, 2)
      .map(({ path }) => path),
  },
  globals: { language: "en" },
};
