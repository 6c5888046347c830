import type { Meta, StoryObj } from "@storybook/react-vite";
import { MapPage } from "../../src/features/RegionMap/MapPage.tsx";
import { mapFor } from "../map.ts";
import { hasItsParts, inPage, pageParameters } from "./page.tsx";

const meta = {
  title: "Pages/Map",
  component: MapPage,
  args: { map: mapFor({ language: "en" }) },
  decorators: [inPage("map")],
  parameters: pageParameters(
    "Template map: an illustrated map of the region, and its destinations in a list.",
  ),
  render: (_, { globals }) => <MapPage map={mapFor(globals)} />,
} satisfies Meta<typeof MapPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: hasItsParts };

export const OnATelephone: Story = { globals: { viewport: { value: "w320" } } };
