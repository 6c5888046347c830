import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DocumentDetail } from "../../src/features/DocumentDetail/DocumentDetail.tsx";
import { destinationFor, postFor } from "../documents.ts";
import { pictureOf } from "../pictures.ts";

const LONG_TITLE =
  "Wanderungen durch das Überschwemmungsgebiet mit Seeadlerbeobachtungsstation und Weinkellerbesichtigung bei Hochwasser";

const meta = {
  component: DocumentDetail,
  args: { document: postFor({ language: "en" }), related: { documents: [], programs: [] } },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "The basic page of a document: a picture and a text. Pass in what a kind needs besides, such as a form or a line of facts.",
      },
    },
  },
  render: ({ related, ...args }, { globals }) => (
    <DocumentDetail {...args} document={destinationFor(globals)} related={related} />
  ),
} satisfies Meta<typeof DocumentDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithFacts: Story = {
  args: { facts: ["Ilok", "2026"], ask: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2026")).toBeVisible();
  },
};

export const LongTitle: Story = {
  globals: { viewport: { value: "w320" }, language: "de" },
  render: ({ related }, { globals }) => (
    <DocumentDetail
      document={{
        ...postFor(globals),
        title: LONG_TITLE,
        pictures: [pictureOf("wetland", LONG_TITLE)],
      }}
      related={related}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
