import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PROGRAM_TYPES } from "../../content-service/choices.ts";
import { ProgramList } from "../../src/features/ProgramList/ProgramList.tsx";
import { countValues } from "../../src/lists/filters.ts";
import { siteFor, wholeList } from "../pages/fixture.ts";
import { kindWord, wordsFor } from "../words.ts";

const meta = {
  title: "Patterns/List with filter",
  component: ProgramList,
  args: { type: "program", cards: [], parts: wholeList(0) },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "Title, choices, how many there are, cards. Each choice says how many it gives, and the number above the cards says how many are left. A choice stands in the address, so that it survives reload, back and sharing. One choice at a time: FilterButtons; several: FilterCheckboxes; on a telephone both are rows that a finger moves; fewer than ten things: none.",
      },
    },
  },
  beforeEach: () => {
    const { href } = window.location;
    return () => window.history.replaceState(null, "", href);
  },
  render: (args, { globals }) => {
    const cards = siteFor(globals).programs;
    return (
      <ProgramList {...args} cards={cards} parts={wholeList(cards.length, countValues(cards))} />
    );
  },
} satisfies Meta<typeof ProgramList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = { globals: { viewport: { value: "w1280" } } };

export const Chosen: Story = {
  globals: { viewport: { value: "w1280" } },
  play: async ({ canvas, globals, userEvent }) => {
    const name = new RegExp(`^${kindWord(wordsFor(globals), PROGRAM_TYPES[0])}`);
    await userEvent.click(canvas.getByRole("checkbox", { name }));
    await expect(canvas.getByRole("checkbox", { name })).toBeChecked();
    await expect(canvas.getAllByRole("article").length).toBeGreaterThan(0);
  },
};

export const FoldedOnATelephone: Story = { globals: { viewport: { value: "w320" } } };
