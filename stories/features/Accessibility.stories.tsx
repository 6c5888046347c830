import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { OPERATOR } from "../../src/content/operator.ts";
import { Accessibility } from "../../src/features/Accessibility/Accessibility.tsx";
import { REVIEWED_AT } from "../../src/features/Accessibility/reviewedAt.ts";
import { formatDate } from "../../src/i18n/dates.ts";
import { wordsFor } from "../words.ts";

const meta = {
  component: Accessibility,
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "The accessibility statement. Users should be able to learn what holds, how it is known, what is missing, and whom to tell.",
      },
    },
  },
} satisfies Meta<typeof Accessibility>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    await expect(
      canvas.getByRole("heading", { name: t("accessibility.limits.title") }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: OPERATOR.mail })).toHaveAttribute(
      "href",
      `mailto:${OPERATOR.mail}`,
    );
    const date = formatDate(REVIEWED_AT, t);
    await expect(canvas.getByText(t("accessibility.review.date", { date }))).toBeVisible();
  },
};
