import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { MAIN_ID, SkipLink } from "../../../../src/components/SkipLink/SkipLink.tsx";
import { wordsFor } from "../../../words.ts";
import example from "./SkipLink.example.tsx?raw";
import { guide } from "./SkipLink.guide.ts";

const meta = {
  component: SkipLink,
  args: { children: "" },
  parameters: {
    landmarks: "own",
    guide,
    example,
  },
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    return (
      <>
        <SkipLink>{args.children || t("skip.content")}</SkipLink>
        <main id={MAIN_ID} tabIndex={-1}>
          <h1>{t("home.title")}</h1>
        </main>
      </>
    );
  },
} satisfies Meta<typeof SkipLink>;

export default meta;

type Story = StoryObj<typeof meta>;

const bottomOf = (element: Element): number => element.getBoundingClientRect().bottom;

/** Without the focus it is above the edge of the page. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(bottomOf(canvas.getByRole("link"))).toBeLessThan(0);
  },
};

/** The first Tab shows it. */
export const InFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
    await expect(bottomOf(canvas.getByRole("link"))).toBeGreaterThan(40);
  },
};
