import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ImageBand } from "../../../../src/components/ImageBand/ImageBand.tsx";
import { pictureOf } from "../../../pictures.ts";

const meta = {
  component: ImageBand,
  args: { picture: pictureOf("wetland", "") },
  parameters: {
    docs: {
      description: {
        component:
          "The main picture of a text page, below the page header. Its ratio is 3 : 1 on a wide screen, and that of the picture on a narrow one. Its space is reserved, and it loads at once. For a picture beside the title use a PageHeader with a picture; within the text, a Picture.",
      },
    },
  },
} satisfies Meta<typeof ImageBand>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole("presentation").getBoundingClientRect();
    await expect(width / height).toBeCloseTo(3, 1);
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole("presentation").getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1.5, 1);
  },
};
