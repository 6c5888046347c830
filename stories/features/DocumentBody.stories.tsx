import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DocumentBody } from "../../src/features/DocumentBody/DocumentBody.tsx";
import { postFor } from "../documents.ts";
import { pictureOf } from "../pictures.ts";
import { wordsFor } from "../words.ts";

const meta = {
  component: DocumentBody,
  args: { blocks: [] },
  parameters: {
    docs: {
      description: {
        component: "What editors wrote, with the words of the language around it.",
      },
    },
  },
  render: (_, { globals }) => (
    <DocumentBody
      blocks={[
        ...postFor(globals).content.slice(0, 2),
        {
          kind: "image",
          picture: { ...pictureOf("cellar", ""), credit: "Ana Horvat" },
          link: null,
          caption: [],
        },
      ]}
    />
  ),
} satisfies Meta<typeof DocumentBody>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const credit = wordsFor(globals)("picture.credit", { credit: "Ana Horvat" });
    await expect(canvas.getByText(credit)).toBeVisible();
  },
};
