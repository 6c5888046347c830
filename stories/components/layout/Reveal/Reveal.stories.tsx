import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Picture } from "../../../../src/components/Picture/Picture.tsx";
import { Reveal } from "../../../../src/components/Reveal/Reveal.tsx";
import { describedPicture } from "../../../pictures.ts";
import { wordsFor } from "../../../words.ts";
import example from "./Reveal.example.tsx?raw";
import { guide } from "./Reveal.guide.ts";

const meta = {
  component: Reveal,
  // Stories share a page. A click ends the effect of going back in an earlier story.
  beforeEach: () => {
    window.dispatchEvent(new Event("click"));
  },
  args: { children: null },
  parameters: {
    guide,
    example,
  },
  render: (args, { globals }) => (
    <Reveal {...args}>
      {args.children || (
        <Picture
          picture={describedPicture("vineyards", wordsFor(globals))}
          sizes="36rem"
          ratio="3/2"
        />
      )}
    </Reveal>
  ),
} satisfies Meta<typeof Reveal>;

export default meta;

type Story = StoryObj<typeof meta>;

const belowTheScreen: Story["decorators"] = (Story) => (
  <div style={{ maxInlineSize: "24rem", paddingBlock: "150vh" }}>
    <Story />
  </div>
);

const opacityOf = (element: Element): string => {
  let opacity = 1;
  for (let node: Element | null = element; node; node = node.parentElement) {
    opacity *= Number(getComputedStyle(node).opacity);
  }
  return String(opacity);
};

/** On the screen from the start: no movement. */
export const Default: Story = {
  parameters: { motion: "allowed" },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(opacityOf(canvas.getByRole("img"))).toBe("1"));
    await expect(canvasElement.querySelector("[data-reveal]")).toBeNull();
  },
};

/** It waits below the screen, moves when it is scrolled to, and stays. */
export const ScrolledTo: Story = {
  parameters: { motion: "allowed" },
  decorators: [belowTheScreen],
  play: async ({ canvas, canvasElement, step }) => {
    const image = canvas.getByRole("img");
    await step("has not started below the screen", async () => {
      await waitFor(() =>
        expect(canvasElement.querySelector('[data-reveal="waiting"]')).not.toBeNull(),
      );
    });
    await step("appears when it is scrolled into view", async () => {
      image.scrollIntoView({ block: "center" });
      await waitFor(() =>
        expect(canvasElement.querySelector('[data-reveal="shown"]')).not.toBeNull(),
      );
      await waitFor(() => expect(opacityOf(image)).toBe("1"), { timeout: 3000 });
    });
    await step("stays visible", async () => {
      window.scrollTo(0, 0);
      await expect(canvasElement.querySelector('[data-reveal="shown"]')).not.toBeNull();
    });
  },
};

/** Content above was removed: the element appears at once, however little of it is visible. */
export const MovedIntoSight: Story = {
  parameters: { motion: "allowed" },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "24rem" }}>
        <div data-above="" style={{ blockSize: "150vh" }} />
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, step }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-reveal="waiting"]')).not.toBeNull(),
    );
    await step("has readable text before it appears", async () => {
      const waiting = canvasElement.querySelector('[data-reveal="waiting"]');
      await expect(waiting && getComputedStyle(waiting).opacity).toBe("1");
    });
    const above = canvasElement.querySelector<HTMLElement>("[data-above]");
    if (!above) throw new Error("nothing stands above");
    above.style.blockSize = "calc(100vh - 5rem)";
    await waitFor(() => expect(canvasElement.querySelector("[data-reveal]")).toBeNull());
    await expect(opacityOf(canvas.getByRole("img"))).toBe("1");
  },
};

/** Content that the visitor has just requested appears without delay. */
export const Settled: Story = {
  parameters: { motion: "allowed" },
  args: { isSettled: true },
  decorators: [belowTheScreen],
  play: async ({ canvas, canvasElement }) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(canvasElement.querySelector("[data-reveal]")).toBeNull();
    await expect(canvas.getByRole("img")).toBeInTheDocument();
  },
};

/** More than the screen can show: 40 % of it are never visible at once. */
export const TallerThanTheScreen: Story = {
  parameters: { motion: "allowed" },
  render: (args, { globals }) => (
    <Reveal {...args}>
      <div style={{ blockSize: "400vh" }}>{wordsFor(globals)("map.river.danube")}</div>
    </Reveal>
  ),
  decorators: [belowTheScreen],
  play: async ({ canvas, canvasElement, globals }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-reveal="waiting"]')).not.toBeNull(),
    );
    window.scrollTo(0, window.innerHeight * 2.1);
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-reveal="shown"]')).not.toBeNull(),
    );
    await waitFor(() =>
      expect(opacityOf(canvas.getByText(wordsFor(globals)("map.river.danube")))).toBe("1"),
    );
  },
};

/** With reduced motion, always visible. */
export const ReducedMotion: Story = {
  decorators: [belowTheScreen],
  play: async ({ canvas, canvasElement }) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(canvasElement.querySelector("[data-reveal]")).toBeNull();
    // A picture that is still loading has a placeholder in any case.
    await waitFor(() => expect(opacityOf(canvas.getByRole("img"))).toBe("1"));
  },
};
