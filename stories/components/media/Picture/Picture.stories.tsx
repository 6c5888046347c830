import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Picture } from "../../../../src/components/Picture/Picture.tsx";
import { pictureOf } from "../../../pictures.ts";

const HERON = pictureOf("wetland", "A heron stands in shallow water among water lilies at dawn");

const meta = {
  component: Picture,
  args: { picture: HERON, sizes: "36rem" },
  parameters: {
    docs: {
      description: {
        component:
          "Shows a picture in the smallest suitable format and size, with its space reserved. While it loads, the frame shows a placeholder in two colours of the picture, which fades within 500 ms. Without JavaScript the picture appears without a fade. The main picture of a page (`isMain`, one per page) loads first and does not fade. Use it for every picture of a document; for symbols use Icon.",
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "36rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole("img", { name: HERON.alt });
    await waitFor(() => expect(image).toHaveStyle({ opacity: "1" }));
    await waitFor(() => expect(image).toHaveProperty("complete", true));
  },
};

/** The main picture of a page: loads at once with high priority, and is never hidden. */
export const Main: Story = {
  args: { isMain: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole("img", { name: HERON.alt });
    await expect(image).toHaveAttribute("loading", "eager");
    await expect(image).toHaveAttribute("fetchpriority", "high");
    await expect(image).toHaveStyle({ opacity: "1" });
  },
};

/** Loading: only the tint, at the picture's size. */
export const Loading: Story = {
  beforeEach: () => {
    // Simulates a picture that never loads.
    const complete = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, "complete");
    const hold = (event: Event): void => event.stopImmediatePropagation();
    Object.defineProperty(HTMLImageElement.prototype, "complete", {
      configurable: true,
      get: () => false,
    });
    document.addEventListener("load", hold, true);
    return () => {
      document.removeEventListener("load", hold, true);
      if (complete) Object.defineProperty(HTMLImageElement.prototype, "complete", complete);
    };
  },
  play: async ({ canvas }) => {
    const image = canvas.getByRole("img", { name: HERON.alt });
    await expect(image).toHaveStyle({ opacity: "0" });
    const { width, height } = image.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1600 / 1067, 1);
  },
};

/** The picture did not load: its alternative text is shown on the tint. */
export const Failed: Story = {
  args: { picture: { ...HERON, src: "/pictures/not-there.webp", tint: "#fa68 58%,#2458 0" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(HERON.alt)).toBeVisible();
    await expect(canvas.getByRole("img")).toHaveAccessibleName(HERON.alt);
  },
};

/**
 * Decorative, because the text beside it says the same: no alternative text, so screen readers skip
 * it.
 */
export const Decorative: Story = {
  args: { picture: { ...HERON, alt: "" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

/** A picture on another host, of unknown size: space is reserved all the same. */
export const UnknownSize: Story = {
  args: { picture: { ...HERON, width: null, height: null, tint: "" } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole("img").getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1.5, 1);
  },
};

export const InARatio: Story = { args: { ratio: "4/3" } };

export const SquareCorners: Story = { args: { corners: "none" } };
