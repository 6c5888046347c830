import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Timeline } from "../../../../src/components/Timeline/Timeline.tsx";
import { stepsByDay } from "../../../../src/features/ProgramDetail/stepParts.ts";
import { programFor } from "../../../documents.ts";
import { wordsFor } from "../../../words.ts";
import example from "./Timeline.example.tsx?raw";
import { guide } from "./Timeline.guide.ts";

/** The steps of a trip of one day, in the toolbar's language. */
const stopsFor = (globals: { language?: unknown }) =>
  stepsByDay(programFor(globals).steps).flatMap(({ stops }) => stops);

const meta = {
  component: Timeline,
  args: { title: "", days: [] },
  parameters: { guide, example },
  render: (args, { globals }) => (
    <Timeline
      title={args.title || wordsFor(globals)("program.steps")}
      days={args.days.length > 0 ? args.days : [{ stops: stopsFor(globals) }]}
    />
  ),
} satisfies Meta<typeof Timeline>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One day: no name, and a time for each stop. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const stops = stopsFor(globals);
    await expect(canvas.getAllByRole("listitem")).toHaveLength(stops.length);
    await expect(canvas.queryByRole("heading", { level: 3 })).toBeNull();
  },
};

/** Several days with their names; times, a stop without one, and a day with a single stop. */
export const AllStates: Story = {
  globals: { language: "en" },
  args: {
    title: "Itinerary",
    days: [
      {
        name: "Day 1",
        stops: [
          { time: "09:30", what: "We meet at the railway station in Osijek." },
          { what: "By bicycle along the Drava to the fishermen’s hut." },
          {
            time: "18:00",
            what: "Fish stew from the kettle, and a walk to the observation tower.",
          },
        ],
      },
      { name: "Day 2", stops: [{ time: "07:00", what: "By boat through the flooded forest." }] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("list")).toHaveLength(2);
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(2);
  },
};

/** Texts without times begin where the times would. */
export const WithoutTimes: Story = {
  render: (_, { globals }) => (
    <Timeline
      title={wordsFor(globals)("program.steps")}
      days={[{ stops: stopsFor(globals).map(({ what }) => ({ what })) }]}
    />
  ),
};

/** The line is at the right. */
export const RightToLeft: Story = { globals: { language: "pseudo-rtl" } };

/** At 320 px long words break beside the line. */
export const LongWords: Story = {
  args: {
    title: "Zweitagesprogrammübersicht",
    days: [
      {
        name: "Erster Tag, Überschwemmungsgebietswanderung",
        stops: [
          { time: "08:00", what: "Treffpunkt an der Straßenbahnhaltestelle am Winterhafen." },
          { time: "10:30", what: "Seeadlerbeobachtungsplattformbesichtigung mit Frühstück." },
        ],
      },
    ],
  },
  globals: { viewport: { value: "w320" }, language: "de" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
