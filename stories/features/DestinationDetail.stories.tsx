import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DestinationDetail } from "../../src/features/DestinationDetail/DestinationDetail.tsx";
import { destinationFor, destinationViewModelFor, relatedTo } from "../documents.ts";
import { pictureOf } from "../pictures.ts";
import { wordsFor } from "../words.ts";

const meta = {
  component: DestinationDetail,
  args: { document: destinationFor({ language: "en" }), related: { documents: [], programs: [] } },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component: "A destination: a picture, the text, an inquiry form, and what is nearby.",
      },
    },
  },
  render: (_, { globals }) => {
    const destination = destinationFor(globals);
    return (
      <DestinationDetail
        document={destination}
        viewModel={destinationViewModelFor(globals)}
        related={relatedTo(destination)}
        illustration={pictureOf("square", "")}
      />
    );
  },
} satisfies Meta<typeof DestinationDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    const { title } = destinationFor(globals);
    await expect(canvas.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const ask = canvas.getByRole("heading", { level: 2, name: t("destination.ask.title") });
    await expect(ask).toBeVisible();
    const costs = canvas.getByRole("heading", { level: 2, name: t("place.costs") });
    await expect(costs).toBeVisible();
    await expect(canvas.getAllByRole("textbox").length).toBeGreaterThan(1);
  },
};
