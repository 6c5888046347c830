import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent } from "storybook/test";
import { Share } from "../../src/features/Share/Share.tsx";
import { wordsFor } from "../words.ts";

/** Simulates the device's share dialog, or its absence. */
function deviceWith(share: Navigator["share"] | undefined): void {
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
}

const address = (): string => window.location.origin + window.location.pathname;

const meta = {
  component: Share,
  args: { title: "Ilok" },
  parameters: {
    docs: {
      description: {
        component:
          "Opens the share dialog of the device. If there is none, the address is copied to the clipboard. If the clipboard is blocked, the address is shown.",
      },
    },
  },
  beforeEach: () => {
    deviceWith(undefined);
    return () => {
      Reflect.deleteProperty(navigator, "share");
    };
  },
} satisfies Meta<typeof Share>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Copied: Story = {
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.click(canvas.getByRole("button", { name: t("share.action") }));
    await expect(await canvas.findByText(t("share.copied"))).toBeVisible();
    await expect(write).toHaveBeenCalledWith(address());
  },
};

export const Blocked: Story = {
  // The address of a story is another one each time.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("blocked"));
    await userEvent.click(canvas.getByRole("button", { name: t("share.action") }));
    const answer = t("share.failed", { address: address() });
    await expect(await canvas.findByText(answer)).toBeVisible();
  },
};

/** Closing the share dialog copies nothing. */
export const CalledOff: Story = {
  beforeEach: () => {
    deviceWith(() => Promise.reject(new DOMException("", "AbortError")));
  },
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.click(canvas.getByRole("button", { name: t("share.action") }));
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await expect(write).not.toHaveBeenCalled();
  },
};
