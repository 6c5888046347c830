import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProgramList } from "../../src/features/ProgramList/ProgramList.tsx";
import { countValues } from "../../src/lists/filters.ts";
import { siteFor, wholeList } from "./fixture.ts";
import { hasItsParts, inPage, pageParameters } from "./page.tsx";

const meta = {
  title: "Pages/Program list",
  component: ProgramList,
  args: { type: "program", cards: [], parts: wholeList(0) },
  decorators: [inPage("programs")],
  parameters: pageParameters(
    "Template program-list: filters for type and duration above a CardGrid. On a phone they are rows that scroll sideways.",
  ),
  render: (args, { globals }) => {
    const cards = siteFor(globals).programs;
    return (
      <ProgramList {...args} cards={cards} parts={wholeList(cards.length, countValues(cards))} />
    );
  },
} satisfies Meta<typeof ProgramList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: hasItsParts };

export const OnATelephone: Story = { globals: { viewport: { value: "w320" } } };
