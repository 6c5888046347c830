import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { MapPanel } from "../../src/features/MapPanel/MapPanel.tsx";
import { journeyMap } from "../../src/maps/journeyMap.ts";
import { placeMap } from "../../src/maps/placeMap.ts";
import { MAP_PICTURES, mapStops } from "../map.ts";

const meta = {
  component: MapPanel,
  args: {
    part: {
      picture: MAP_PICTURES.wide,
      drawn: {
        kind: "place",
        sheet: placeMap(mapStops({ language: "en" }, "vineyards", "fortress", "square")),
      },
      title: "Where it lies",
      note: "",
      more: { name: "Show on the map", href: "/en/map/#vineyards" },
    },
  },
  parameters: {
    docs: {
      description: {
        component:
          "A small map beside a document: where it is and what is nearby, with a link to the full map.",
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
} satisfies Meta<typeof MapPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Show on the map" })).toBeVisible();
  },
};

const STOPS = mapStops({ language: "en" }, "wetland", "vineyards");

export const OfJourney: Story = {
  args: {
    part: {
      ...meta.args.part,
      drawn: { kind: "journey", sheet: journeyMap(STOPS), stops: STOPS },
    },
  },
};
