import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Heading } from "../../../../src/components/Heading/Heading.tsx";
import { TableOfContents } from "../../../../src/components/TableOfContents/TableOfContents.tsx";
import { wordsFor } from "../../../words.ts";
import { sectionsFor } from "../../../written.ts";
import example from "./TableOfContents.example.tsx?raw";
import { guide } from "./TableOfContents.guide.ts";

/** The headings of a long page, in the toolbar's language. */
const partsFor = (globals: { language?: unknown }) =>
  sectionsFor(globals, "terms").map(({ title }, index) => ({ id: `part-${index}`, name: title }));

const meta = {
  component: TableOfContents,
  args: { label: "", parts: [] },
  parameters: { guide, example },
  render: (args, { globals }) => {
    const parts = args.parts.length > 0 ? args.parts : partsFor(globals);
    const [first] = parts;
    return (
      <>
        <TableOfContents
          label={args.label || wordsFor(globals)("written.contents")}
          parts={parts}
        />
        {first && (
          <Heading level={2} id={first.id}>
            {first.name}
          </Heading>
        )}
      </>
    );
  },
} satisfies Meta<typeof TableOfContents>;

export default meta;

type Story = StoryObj<typeof meta>;

/** In as many columns as fit. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const links = canvas.getAllByRole("link").map((link) => link.textContent);
    await expect(links).toEqual(partsFor(globals).map(({ name }) => name));
  },
};

/** Tab goes down the columns, in the order of the page. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("link");
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
  },
};

/** The first column is at the right. */
export const RightToLeft: Story = { globals: { language: "pseudo-rtl" } };

/** At 320 px: one column, and long words wrap. */
export const LongWords: Story = {
  args: {
    parts: [
      "Rücktrittsversicherung und Reiserücktrittskostenversicherung",
      "Mindestteilnehmerzahl",
      "Überschwemmungsgebietsbetretungsverbotsregelung",
    ].map((name, index) => ({ id: `part-${index}`, name })),
  },
  globals: { viewport: { value: "w320" }, language: "de" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
