import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FactBox } from "../../../../src/components/FactBox/FactBox.tsx";
import { Link } from "../../../../src/components/Link/Link.tsx";
import { wordsFor } from "../../../words.ts";
import example from "./FactBox.example.tsx?raw";
import { guide } from "./FactBox.guide.ts";

const meta = {
  component: FactBox,
  args: { title: "", rows: [] },
  parameters: { guide, example },
  render: (args, { globals }) => {
    const t = wordsFor(globals);
    return (
      <FactBox
        {...args}
        title={t("program.in-short")}
        rows={[
          { name: t("program.duration"), value: "5 h" },
          { name: t("choice.fact.bicycle"), value: <Link href="#">EuroVelo 6</Link> },
        ]}
      />
    );
  },
} satisfies Meta<typeof FactBox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term")).toHaveLength(2);
    await expect(canvas.getByRole("heading", { level: 2 })).toBeVisible();
  },
};

/** A quiet line below the facts, such as when they were checked. */
export const WithNote: Story = { args: { note: "2026" } };

/** In a section that has a heading: one level below it, in the same size. */
export const InSection: Story = {
  args: { headingLevel: 3 },
  decorators: [
    (Story) => (
      <section>
        <h2>EuroVelo 6</h2>
        <Story />
      </section>
    ),
  ],
  play: async ({ canvas, globals }) => {
    const name = wordsFor(globals)("program.in-short");
    await expect(canvas.getByRole("heading", { level: 3, name })).toBeVisible();
  },
};

/** With children and no facts there is no list. */
export const WithoutRows: Story = {
  render: (_, { globals }) => (
    <FactBox title={wordsFor(globals)("program.in-short")} rows={[]}>
      <p>Ljerka Balog</p>
    </FactBox>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole("term")).toHaveLength(0);
  },
};

/** A value goes below its name where both do not fit on a line. */
export const OnNarrowScreen: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
