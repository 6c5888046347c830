import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { RelatedDocuments } from "../../src/features/RelatedDocuments/RelatedDocuments.tsx";
import { destinationCards, postCards, programCards } from "../documents.ts";
import { wordsFor } from "../words.ts";

const meta = {
  component: RelatedDocuments,
  args: { documents: [], programs: [] },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "Related documents below a document: programs that go there on the dark band, then others of the same kind.",
      },
    },
  },
} satisfies Meta<typeof RelatedDocuments>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (_, { globals }) => (
    <RelatedDocuments documents={destinationCards(globals)} programs={programCards(globals)} />
  ),
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    const titles = canvas.getAllByRole("heading", { level: 2 }).map((one) => one.textContent);
    await expect(titles).toEqual([t("detail.related.programs"), t("detail.related.destinations")]);
  },
};

/** Two documents. The last of an odd number takes a full row. */
export const Few: Story = {
  render: (_, { globals }) => <RelatedDocuments documents={postCards(globals)} programs={[]} />,
};

export const Nothing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading")).toBeNull();
  },
};
