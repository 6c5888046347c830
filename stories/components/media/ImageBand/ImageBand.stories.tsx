import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { ImageBand } from "../../../../src/components/ImageBand/ImageBand.tsx";
import { declaredIn } from "../../../mediaRules.ts";
import { pictureOf } from "../../../pictures.ts";
import example from "./ImageBand.example.tsx?raw";
import { guide } from "./ImageBand.guide.ts";

const meta = {
  component: ImageBand,
  args: { picture: pictureOf("wetland", "") },
  parameters: {
    guide,
    example,
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

/** The ratio is 3 : 2 below 768 pixels. */
export const Narrow: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole("presentation").getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1.5, 1);
  },
};

/** The picture did not load: the miniature on the screen, and no empty strip in print. */
export const Failed: Story = {
  args: { picture: { ...pictureOf("wetland", ""), src: "/pictures/none.webp", srcSet: "" } },
  play: async ({ canvas }) => {
    const image = canvas.getByRole("presentation");
    await waitFor(() => expect(image).toHaveAttribute("data-picture", "failed"));
    const strip = image.closest("div");
    if (!strip) throw new Error("The picture has no strip.");
    await expect(strip).toBeVisible();
    await expect(declaredIn("print", strip, "display")).toBe("none");
  },
};
