import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SeasonCalendar } from "../../../../src/components/SeasonCalendar/SeasonCalendar.tsx";
import {
  type SeasonViewModel,
  seasonViewModel,
} from "../../../../src/documents/viewModels/seasonViewModel.ts";
import { PLACES } from "../../../pictures.ts";
import { contentLanguage, wordsFor } from "../../../words.ts";
import example from "./SeasonCalendar.example.tsx?raw";
import { guide } from "./SeasonCalendar.guide.ts";

type SeasonInput = Parameters<typeof seasonViewModel>[0];

const NONE: SeasonViewModel = { title: "", months: [], seasons: [] };

const yearFor = (globals: { language?: unknown }, told: SeasonInput): SeasonViewModel =>
  seasonViewModel(told, contentLanguage(globals), wordsFor(globals)) ?? NONE;

const PLACE: SeasonInput = { bestMonths: [4, 5, 9, 10], goodMonths: [6, 7, 8] };

const meta = {
  component: SeasonCalendar,
  args: { year: NONE },
  parameters: { guide, example },
  render: (args, { globals }) => <SeasonCalendar {...args} year={yearFor(globals, PLACE)} />,
} satisfies Meta<typeof SeasonCalendar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { seasons } = yearFor(globals, PLACE);
    await expect(canvas.getAllByRole("term")).toHaveLength(seasons.length);
    await expect(canvas.getByText(seasons[0]?.months ?? "")).toBeVisible();
  },
};

/** In a section that has a heading: one level below it, in the same size. */
export const InSection: Story = {
  args: { headingLevel: 3 },
  decorators: [
    (Story) => (
      <section>
        <h2>{PLACES.wetland}</h2>
        <Story />
      </section>
    ),
  ],
  play: async ({ canvas, globals }) => {
    const { title: name } = yearFor(globals, PLACE);
    await expect(canvas.getByRole("heading", { level: 3, name })).toBeVisible();
  },
};

/** A program with departures in some months only. */
export const ClosedInWinter: Story = {
  render: (_, { globals }) => (
    <SeasonCalendar
      year={yearFor(globals, {
        bestMonths: [5, 6],
        goodMonths: [7],
        departures: [{ day: "2027-05-15" }, { day: "2027-09-15" }],
      })}
    />
  ),
};

/** A single best month; all others are less suitable. */
export const OneMonth: Story = {
  render: (_, { globals }) => (
    <SeasonCalendar year={yearFor(globals, { bestMonths: [9], goodMonths: [] })} />
  ),
};
