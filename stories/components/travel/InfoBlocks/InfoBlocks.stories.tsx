import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { InfoBlocks } from "../../../../src/components/InfoBlocks/InfoBlocks.tsx";
import { kindWord, wordsFor } from "../../../words.ts";
import example from "./InfoBlocks.example.tsx?raw";
import { guide } from "./InfoBlocks.guide.ts";

const meta = {
  component: InfoBlocks,
  args: { blocks: [] },
  parameters: { guide, example },
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    const blocks = [
      { name: t("program.duration"), value: "5 h" },
      { name: t("program.age"), value: "8+" },
      { name: t("program.level"), value: kindWord(t, "Active") },
    ];
    return <InfoBlocks {...args} blocks={args.blocks.length > 0 ? args.blocks : blocks} />;
  },
} satisfies Meta<typeof InfoBlocks>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term")).toHaveLength(3);
    await expect(canvas.getAllByRole("definition")).toHaveLength(3);
  },
};

/** Without facts there is no list, and no lines. */
export const None: Story = {
  render: () => <InfoBlocks blocks={[]} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("dl")).toBeNull();
  },
};

/** A single fact takes the whole width. */
export const One: Story = {
  args: { blocks: [{ name: "Dauer", value: "5 Stunden" }] },
  globals: { language: "de" },
};

/** Four facts with long values: they wrap inside their column. */
export const LongValues: Story = {
  args: {
    blocks: [
      { name: "Dauer", value: "Zwei Tage mit einer Übernachtung" },
      { name: "Mindestalter", value: "ab 8 Jahren in Begleitung Erziehungsberechtigter" },
      { name: "Schwierigkeitsgrad", value: "Überdurchschnittlich" },
      { name: "Preis", value: "120 €" },
    ],
  },
  globals: { language: "de" },
};

/** On a narrow screen the facts stand below each other. */
export const LongValuesOnNarrowScreen: Story = {
  ...LongValues,
  globals: { viewport: { value: "w320" }, language: "de" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Clauses with the rest of their sentences, for a place. */
export const Clauses: Story = {
  args: {
    values: "clause",
    blocks: [
      {
        name: "Mit dem Auto",
        value: "Von Osijek etwa 1 Stunde 10 Minuten",
        note: "Von Novi Sad etwa 1 Stunde, dazu die Grenze.",
      },
      { name: "Wie lange", value: "Ein Tag" },
      { name: "Beste Monate", value: "April, Mai, September und Oktober" },
      {
        name: "Grenze",
        value: "Brücke nach Bačka Palanka",
        note: (
          <>
            Personalausweis oder Identitätskarte genügt. <a href="https://www.hak.hr">hak.hr</a>
          </>
        ),
      },
    ],
  },
  globals: { language: "de" },
};

/** In rows. */
export const ClausesOnNarrowScreen: Story = {
  ...Clauses,
  globals: { viewport: { value: "w320" }, language: "de" },
  play: LongValuesOnNarrowScreen.play,
};
