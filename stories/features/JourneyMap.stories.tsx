import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { JourneyMap } from "../../src/features/JourneyMap/JourneyMap.tsx";
import { journeyMap } from "../../src/maps/journeyMap.ts";
import type { MapStop } from "../../src/maps/mapStop.ts";
import { MAP_PICTURES, mapStops } from "../map.ts";

const journey = (stops: MapStop[]) => ({ stops, sheet: journeyMap(stops) });

const meta = {
  component: JourneyMap,
  args: {
    picture: MAP_PICTURES.wide,
    ...journey(mapStops({ language: "en" }, "wetland", "fire", "vineyards")),
  },
  parameters: {
    docs: {
      description: {
        component:
          "The stops of a journey on a map, numbered and joined by a line. The line is not a road. A list has the same stops for visitors who cannot see the map.",
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ display: "grid", gap: "1rem", maxInlineSize: "30rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof JourneyMap>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getAllByRole("link")).toHaveLength(3);
  },
};

/** Two stops close together: their numbers do not overlap. */
export const CloseTogether: Story = {
  args: journey(mapStops({ language: "en" }, "fortress", "square")),
};

/** A stop without a known position is only in the list. */
export const WithoutPoint: Story = {
  args: journey([...mapStops({ language: "en" }, "wetland"), { name: "Vinkovci", point: null }]),
};

export const Nowhere: Story = { args: journey([{ name: "Vinkovci", point: null }]) };
