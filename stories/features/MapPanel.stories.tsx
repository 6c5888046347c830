import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { SiteDocument } from "../../src/documents/kinds.ts";
import { MapPanel } from "../../src/features/MapPanel/MapPanel.tsx";
import { mapPart } from "../../src/maps/mapPart.ts";
import { destinationFor, documentsFor, programFor } from "../documents.ts";
import { MAP_PICTURES } from "../map.ts";
import { wordsFor } from "../words.ts";

const partOf = (document: SiteDocument, globals: { language?: unknown }) =>
  mapPart(document, documentsFor(globals), MAP_PICTURES);

const PART = partOf(destinationFor({ language: "en" }), { language: "en" });
if (!PART) throw new Error("The first destination is not on the map.");

const meta = {
  component: MapPanel,
  args: {
    part: PART,
  },
  parameters: {
    docs: {
      description: {
        component:
          "A small map beside a document: where it is and what is nearby, with a link to the full map.",
      },
    },
  },
  render: (args, { globals }) => (
    <MapPanel part={partOf(destinationFor(globals), globals) ?? args.part} />
  ),
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
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole("link", { name: wordsFor(globals)("map.open-at") });
    await expect(link).toBeVisible();
  },
};

export const OfJourney: Story = {
  render: (args, { globals }) => (
    <MapPanel part={partOf(programFor(globals, "dyke-by-bicycle"), globals) ?? args.part} />
  ),
};
