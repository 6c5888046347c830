import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { DocumentLookup } from "../../src/features/LiveDocument/DocumentLookup.tsx";
import { wordsFor } from "../words.ts";

const meta = {
  component: DocumentLookup,
  args: { trouble: null, onTryNow: fn() },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "A document that was published after the last build is loading. After ten seconds the page explains the delay. It retries automatically, and the button retries at once.",
      },
    },
  },
} satisfies Meta<typeof DocumentLookup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The words about a delay come into a status region that was there before. */
export const DelayAnnounced: Story = {
  render: function Waiting(args) {
    const [trouble, setTrouble] = useState(args.trouble);
    return (
      <div onPointerDown={() => setTrouble("slow")}>
        <DocumentLookup {...args} trouble={trouble} />
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    const region = canvas.getByRole("status");
    await userEvent.click(region);
    await expect(region).toHaveTextContent(wordsFor(globals)("live.slow"));
    await expect(canvas.getByRole("status")).toBe(region);
  },
};

export const Slow: Story = { args: { trouble: "slow" } };

export const Unreachable: Story = {
  args: { trouble: "unreachable" },
  play: async ({ args, canvas, globals }) => {
    const t = wordsFor(globals);
    await expect(canvas.getByText(t("live.unreachable"))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: t("live.try-now") }));
    await expect(args.onTryNow).toHaveBeenCalledOnce();
  },
};

export const Failing: Story = { args: { trouble: "failing" } };

export const Unreadable: Story = { args: { trouble: "unreadable" } };
