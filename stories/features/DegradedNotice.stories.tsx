import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useLayoutEffect } from "react";
import { expect } from "storybook/test";
import { DegradedNotice } from "../../src/features/DegradedNotice/DegradedNotice.tsx";
import { DEGRADED } from "../../src/runtime/pageState.ts";
import { wordsFor } from "../words.ts";

/** Marks the document as degraded, as the start script does. */
function Degraded({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const html = document.documentElement;
    html.setAttribute(DEGRADED, "");
    return () => html.removeAttribute(DEGRADED);
  }, []);
  return children;
}

const meta = {
  component: DegradedNotice,
  args: { children: "", action: "" },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "Part of every page, and hidden until a part of the page's script fails to load. It says so, and offers to load the page anew.",
      },
    },
  },
  render: (_, { globals }) => {
    const t = wordsFor(globals);
    return <DegradedNotice action={t("list.try-again")}>{t("page.lost")}</DegradedNotice>;
  },
} satisfies Meta<typeof DegradedNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [
    (Page) => (
      <Degraded>
        <Page />
      </Degraded>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toBeVisible();
  },
};

/** The page is whole: the notice is not seen. */
export const NothingLost: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[role=status]")).not.toBeVisible();
  },
};
