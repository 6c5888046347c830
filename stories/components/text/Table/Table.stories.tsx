import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Link } from "../../../../src/components/Link/Link.tsx";
import { Table } from "../../../../src/components/Table/Table.tsx";
import { strongGround } from "../../../../src/theme/styles/backgrounds.css.ts";
import example from "./Table.example.tsx?raw";
import { guide } from "./Table.guide.ts";

const meta = {
  component: Table,
  globals: { language: "en" },
  args: {
    caption: "Prices in 2027, per person",
    columns: [
      { name: "Trip" },
      { name: "Length" },
      { name: "Adults", isNumeric: true },
      { name: "Children", isNumeric: true },
    ],
    rows: [
      ["Canoe dawn in the flooded forest", "5 hours", "€65", "€40"],
      ["By bicycle to the White Castles", "2 days", "€289.50", "€190"],
      ["From Vienna to the Iron Gate", "9 days", "€1,490", "€980"],
    ],
  },
  parameters: { guide, example },
} satisfies Meta<typeof Table>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: /Prices/ })).toBeVisible();
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(3);
    await expect(canvas.getAllByRole("columnheader")).toHaveLength(4);
  },
};

/** On both grounds, with links and an empty cell, and a note below. */
export const AllStates: Story = {
  args: {
    rows: [
      [
        <Link key="canoe" href="/en/program/canoe-dawn/">
          Canoe dawn in the flooded forest
        </Link>,
        "5 hours",
        "€65",
        "€40",
      ],
      ["By bicycle to the White Castles", "2 days", "€289.50", "–"],
    ],
    note: "Children under six travel free.",
  },
  render: (args) => (
    <>
      <Table {...args} />
      <div className={strongGround} style={{ marginBlockStart: "2rem", padding: "1.5rem" }}>
        <Table {...args} caption={`${args.caption}, on a dark ground`} />
      </div>
    </>
  ),
};

/** At 320 px the table scrolls within, by arrow keys too; its caption stays in sight. */
export const ByKeyboard: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    const region = canvas.getByRole("region", { name: /Prices/ });
    await expect(region).toHaveFocus();
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** The first column is at the right, and numbers end at the left. */
export const RightToLeft: Story = { globals: { language: "pseudo-rtl" } };

/** Long German words stay whole and make the table wider, not the page. */
export const LongWords: Story = {
  args: {
    caption: "Fahrplanänderungen der Donaudampfschifffahrtsgesellschaft im Winterhalbjahr",
    columns: [
      { name: "Anlegestelle" },
      { name: "Barrierefreiheit" },
      { name: "Ab", isNumeric: true },
    ],
    rows: [
      ["Straßenbahnhaltestelle Winterhafen", "Rollstuhlgerecht nach Voranmeldung", "08:00"],
      ["Überschwemmungsgebiet Nord", "Nicht stufenlos", "10:30"],
    ],
  },
  globals: { viewport: { value: "w320" }, language: "de" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
