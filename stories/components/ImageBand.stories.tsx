import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ImageBand } from "../../src/components/ImageBand/ImageBand.tsx";
import { pictureOf } from "../pictures.ts";

const meta = {
  component: ImageBand,
  args: { picture: pictureOf("wetland", "") },
  parameters: {
    docs: {
      description: {
        component:
          "The main picture of a page of words, below its head: three times as wide as high, on a narrow screen as the picture is. It keeps its place from the start and is asked for at once. Beside words, use a PageHeader with a picture; among them, a Picture.",
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
