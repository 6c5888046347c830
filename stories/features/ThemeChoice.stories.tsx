import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { ThemeChoice } from "../../src/features/ThemeChoice/ThemeChoice.tsx";

const html = document.documentElement;

const meta = {
  component: ThemeChoice,
  parameters: {
    docs: {
      description: {
        component:
          "Day, evening, or as the device, at the foot of every page. The choice is stored in the browser and set before the first paint of the next page. Without script it is not shown, and the device decides.",
      },
    },
  },
  beforeEach: () => {
    const before = html.dataset.theme;
    localStorage.removeItem("theme");
    return () => {
      localStorage.removeItem("theme");
      html.dataset.theme = before;
    };
  },
} satisfies Meta<typeof ThemeChoice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Choosing changes the page and is stored; "as the device" forgets it. */
export const Chosen: Story = {
  globals: { language: "en" },
  play: async ({ canvas, step }) => {
    await step("takes the evening", async () => {
      await userEvent.click(canvas.getByRole("radio", { name: "Evening" }));
      await expect(html).toHaveAttribute("data-theme", "evening");
      await expect(localStorage.getItem("theme")).toBe("evening");
      await expect(getComputedStyle(html).colorScheme).toBe("dark");
    });
    await step("takes that of the device", async () => {
      await userEvent.click(canvas.getByRole("radio", { name: "As the device" }));
      await expect(html).not.toHaveAttribute("data-theme");
      await expect(localStorage.getItem("theme")).toBeNull();
    });
  },
};
