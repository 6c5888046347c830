import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { DepartureCalendar } from "../../src/features/DepartureCalendar/DepartureCalendar.tsx";
import { calendarFor } from "../departures.ts";
import { wordsFor } from "../words.ts";

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
