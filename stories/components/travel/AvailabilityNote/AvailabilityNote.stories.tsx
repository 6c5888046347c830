import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { AvailabilityNote } from "../../../../src/components/AvailabilityNote/AvailabilityNote.tsx";
import { MATRIX, Matrix } from "../../../matrix/Matrix.tsx";
import { wordsFor } from "../../../words.ts";
import example from "./AvailabilityNote.example.tsx?raw";
import { guide } from "./AvailabilityNote.guide.ts";

const meta = {
  component: AvailabilityNote,
  args: { children: "" },
  parameters: { guide, example },
  render: (args, { globals }) => {
    const count = args.isScarce ? "offer.left" : "offer.places";
    return (
      <AvailabilityNote {...args}>
        {args.children || wordsFor(globals)(count, { count: args.isScarce ? 2 : 12 })}
      </AvailabilityNote>
    );
  },
} satisfies Meta<typeof AvailabilityNote>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const words = wordsFor(globals)("offer.places", { count: 12 });
    await expect(canvas.getByText(words)).toBeVisible();
  },
};

/** Plenty, little and none, on every background. */
export const AllStates: Story = {
  parameters: MATRIX,
  render: (_, { globals }) => {
    const t = wordsFor(globals);
    const draw = (name: string, words: string, isScarce = false) => ({
      name,
      draw: () => <AvailabilityNote isScarce={isScarce}>{words}</AvailabilityNote>,
    });
    return (
      <Matrix
        states={["rest"]}
        rows={[
          draw("plenty", t("offer.places", { count: 12 })),
          draw("scarce", t("offer.left", { count: 2 }), true),
          draw("scarce, without a number", t("offer.few"), true),
          draw("full", t("offer.full")),
          draw("called off", t("offer.called-off")),
        ]}
      />
    );
  },
};

export const RightToLeft: Story = {
  args: { isScarce: true },
  globals: { language: "pseudo-rtl" },
};

/** Beside a date at 320 px: the note wraps. */
export const LongWords: Story = {
  args: {
    isScarce: true,
    children: "nur noch 2 Plätze in der Großraumkanumannschaft, danach Warteliste",
  },
  globals: { viewport: { value: "w320" }, language: "de" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
