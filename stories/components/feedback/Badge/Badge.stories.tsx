import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Badge } from "../../../../src/components/Badge/Badge.tsx";
import { MATRIX, Matrix } from "../../../matrix/Matrix.tsx";
import { wordsFor } from "../../../words.ts";
import example from "./Badge.example.tsx?raw";
import { guide } from "./Badge.guide.ts";

const meta = {
  component: Badge,
  args: { children: "" },
  parameters: { guide, example },
  render: (args, { globals }) => (
    <Badge {...args}>{args.children || wordsFor(globals)("offer.places", { count: 12 })}</Badge>
  ),
} satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const words = wordsFor(globals)("offer.places", { count: 12 });
    await expect(canvas.getByText(words)).toBeVisible();
  },
};

/** Every tone on every background: each with a sign of its own, or none. */
export const AllStates: Story = {
  parameters: MATRIX,
  render: (_, { globals }) => {
    const t = wordsFor(globals);
    return (
      <Matrix
        states={["rest"]}
        rows={[
          { name: "neutral", draw: () => <Badge>{t("offer.full")}</Badge> },
          {
            name: "good",
            draw: () => <Badge tone="good">{t("offer.places", { count: 12 })}</Badge>,
          },
          {
            name: "scarce",
            draw: () => <Badge tone="scarce">{t("offer.left", { count: 2 })}</Badge>,
          },
          { name: "alarm", draw: () => <Badge tone="alarm">{t("offer.called-off")}</Badge> },
        ]}
      />
    );
  },
};

/** The sign comes first, at the right. */
export const RightToLeft: Story = {
  args: { tone: "scarce" },
  globals: { language: "pseudo-rtl" },
};

/** At 320 px the words wrap beside the sign. */
export const LongWords: Story = {
  args: {
    tone: "alarm",
    children: "Wegen Hochwassers im Überschwemmungsgebiet bis auf Weiteres abgesagt",
  },
  globals: { viewport: { value: "w320" }, language: "de" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
