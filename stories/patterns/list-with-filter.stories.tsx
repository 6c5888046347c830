import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
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
          "Title, filter, number of results, cards. Each option shows its number of results, and the line above the cards shows how many match. The filter is part of the address, so it survives reload, the back button and sharing. Use FilterButtons for one choice at a time and FilterCheckboxes for several, in a FilterTray: on a phone they are behind one button. For fewer than ten items use no filter.",
      },
    },
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

export const OpenOnATelephone: Story = {
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas, globals, userEvent }) => {
    const name = wordsFor(globals)("filters.title");
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(screen.getByRole("dialog", { name })).toBeVisible();
  },
};
