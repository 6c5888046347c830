import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { STORY_TIME } from "../../.storybook/freeze.ts";
import type { Departure } from "../../src/documents/kinds/fieldValues.ts";
import { DepartureCalendar } from "../../src/features/DepartureCalendar/DepartureCalendar.tsx";
import { departureCalendar, monthsOfSections } from "../../src/lists/departureCalendar.ts";
import { monthsFrom } from "../../src/lists/seasonalHighlights.ts";
import { programFor } from "../documents.ts";
import { contentLanguage, wordsFor } from "../words.ts";

type Globals = Parameters<typeof wordsFor>[0];

const STATES: Partial<Departure>[] = [
  { booked: 6, language: "de" },
  { booked: 1 },
  { booked: 18 },
  { state: "full" },
  { state: "called-off" },
  {},
];

/** The departures of two programs, in every state. */
function calendarFor(globals: Globals) {
  const programs = (["canoe-dawn", "dyke-by-bicycle"] as const).map((name) => {
    const program = programFor(globals, name);
    const departures = program.details.departures.map((departure, index) => ({
      ...departure,
      state: null,
      placesLeft: null,
      places: 20,
      booked: null,
      language: null,
      ...STATES[index % STATES.length],
    }));
    return { ...program, details: { ...program.details, groupSmallest: 5, departures } };
  });
  const t = wordsFor(globals);
  const calendar = departureCalendar(programs, contentLanguage(globals), t, STORY_TIME / 1000);
  const months = calendar.months.map(({ month }) => month);
  const first = new Date(STORY_TIME).toISOString().slice(0, 7);
  return { calendar, shownIn: monthsOfSections(months, monthsFrom(first, 24)) };
}

const meta = {
  component: DepartureCalendar,
  args: { calendar: { programs: [], months: [], weekdays: [] }, shownIn: [] },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "All departures by month, two months at a time: each with its days at a glance, then the departures of each day with time, price and state. Filters and the first month are in the address. Without script all months are on the page.",
      },
    },
  },
  render: (_, { globals }) => <DepartureCalendar {...calendarFor(globals)} />,
} satisfies Meta<typeof DepartureCalendar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals, step }) => {
    const t = wordsFor(globals);
    const { calendar } = calendarFor(globals);
    const names = calendar.months.map(({ name }) => name);
    const months = () => canvas.getAllByRole("region").map((one) => one.getAttribute("aria-label"));
    await step("shows the first two months", async () => {
      await waitFor(() => expect(months()).toEqual(names.slice(0, 2)));
      await expect(canvas.queryByRole("link", { name: t("departures.earlier") })).toBeNull();
    });
    await step("goes to later months and back", async () => {
      await userEvent.click(canvas.getByRole("link", { name: t("departures.later") }));
      await waitFor(() => expect(months()).toEqual(names.slice(2, 4)));
      await waitFor(() => expect(canvas.getAllByRole("region")[0]).toHaveFocus());
      await userEvent.click(canvas.getByRole("link", { name: t("departures.earlier") }));
      await waitFor(() => expect(months()).toEqual(names.slice(0, 2)));
    });
    await step("says every state in words", async () => {
      for (const words of ["offer.certain", "offer.full", "offer.called-off"] as const) {
        await expect(canvas.getAllByText(t(words))[0]).toBeVisible();
      }
      await expect(canvas.getAllByText(t("offer.needs", { count: 4 }))[0]).toBeVisible();
    });
    await step("keeps only the trips that match a filter", async () => {
      const before = canvas.getAllByRole("listitem").length;
      await userEvent.click(
        canvas.getByRole("checkbox", { name: RegExp(t("choice.type.active")) }),
      );
      await waitFor(() => expect(canvas.getAllByRole("listitem").length).toBeLessThan(before));
      await userEvent.click(
        canvas.getByRole("checkbox", { name: RegExp(t("choice.type.active")) }),
      );
    });
  },
};

/** A service without departures. */
export const NoDepartures: Story = {
  render: () => (
    <DepartureCalendar calendar={{ programs: [], months: [], weekdays: [] }} shownIn={[]} />
  ),
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    await expect(canvas.getByText(t("departures.none"))).toBeVisible();
    await expect(canvas.getByRole("link", { name: t("departures.programs") })).toBeVisible();
  },
};
