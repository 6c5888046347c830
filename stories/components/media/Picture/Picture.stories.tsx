import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Picture } from "../../../../src/components/Picture/Picture.tsx";
import { describedPicture, pictureOf } from "../../../pictures.ts";
import { wordsFor } from "../../../words.ts";
import example from "./Picture.example.tsx?raw";
import { guide } from "./Picture.guide.ts";

const VINEYARDS = pictureOf("vineyards", "");

const altIn = (globals: { language?: unknown }): string =>
  describedPicture("vineyards", wordsFor(globals)).alt;

const placeholderOf = (image: HTMLElement): string =>
  getComputedStyle(image.closest("span") ?? image).backgroundImage;

const meta = {
  component: Picture,
  args: { picture: VINEYARDS, sizes: "36rem" },
  parameters: {
    guide,
    example,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "36rem" }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => (
    <Picture {...args} picture={{ ...args.picture, alt: altIn(globals) }} />
  ),
} satisfies Meta<typeof Picture>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const image = canvas.getByRole("img", { name: altIn(globals) });
    await waitFor(() => expect(image).toHaveStyle({ opacity: "1" }));
    await waitFor(() => expect(image).toHaveProperty("complete", true));
  },
};

/** The main picture of a page: loads at once with high priority, and is never hidden. */
export const Main: Story = {
  args: { isMain: true },
  play: async ({ canvas, globals }) => {
    const image = canvas.getByRole("img", { name: altIn(globals) });
    await expect(image).toHaveAttribute("loading", "eager");
    await expect(image).toHaveAttribute("fetchpriority", "high");
    await expect(image).toHaveStyle({ opacity: "1" });
  },
};

/** Loading: a blurred miniature, at the picture's size. */
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
  play: async ({ canvas, globals }) => {
    const image = canvas.getByRole("img", { name: altIn(globals) });
    await expect(image).toHaveStyle({ opacity: "0" });
    const { width, height } = image.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1600 / 1067, 1);
    await expect(placeholderOf(image)).toBe(`url("${VINEYARDS.placeholder}")`);
  },
};

/** The picture did not load: its alternative text is shown on the blurred miniature. */
export const Failed: Story = {
  args: { picture: { ...VINEYARDS, src: "/pictures/not-there.webp" } },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(altIn(globals))).toBeVisible();
    await expect(canvas.getByRole("img")).toHaveAccessibleName(altIn(globals));
  },
};

/** Decorative: the text beside it says the same, so `alt` is empty and screen readers skip it. */
export const Decorative: Story = {
  render: (args) => <Picture {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

/** A picture on another host, of unknown size: space is reserved all the same. */
export const UnknownSize: Story = {
  args: { picture: { ...VINEYARDS, width: null, height: null, placeholder: "" } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole("img").getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1.5, 1);
  },
};

/** Cropped to 4 : 3. */
export const InARatio: Story = { args: { ratio: "4/3" } };

/** Without round corners, for a picture that touches an edge. */
export const SquareCorners: Story = { args: { corners: "none" } };
