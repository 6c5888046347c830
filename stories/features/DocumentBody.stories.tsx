import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Container } from "../../src/components/Container/Container.tsx";
import { DocumentBody } from "../../src/features/DocumentBody/DocumentBody.tsx";
import * as styles from "../../src/features/DocumentDetail/DocumentDetail.css.ts";
import { postFor } from "../documents.ts";
import { pictureOf } from "../pictures.ts";
import { wordsFor } from "../words.ts";

const meta = {
  component: DocumentBody,
  args: { blocks: [] },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component: "Text that editors wrote, with its labels in the language of the document.",
      },
    },
  },
  // Figures are one column wider than the text, which takes seven.
  decorators: [
    (Story) => (
      <Container>
        <div className={styles.body}>
          <Story />
        </div>
      </Container>
    ),
  ],
  render: (_, { globals }) => (
    <DocumentBody
      blocks={[
        ...postFor(globals).content.slice(0, 3),
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
