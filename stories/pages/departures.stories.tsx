import type { Meta, StoryObj } from "@storybook/react-vite";
import { DepartureCalendar } from "../../src/features/DepartureCalendar/DepartureCalendar.tsx";
import { calendarFor } from "../departures.ts";
import { hasItsParts, inPage, pageParameters } from "./page.tsx";

const meta = {
  title: "Pages/Departures",
  component: DepartureCalendar,
  args: { calendar: { programs: [], months: [], weekdays: [] }, shownIn: [] },
  decorators: [inPage("programs")],
  parameters: pageParameters("Template departures: all departures by month, with filters."),
  render: (_, { globals }) => <DepartureCalendar {...calendarFor(globals)} />,
} satisfies Meta<typeof DepartureCalendar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: hasItsParts };

export const OnATelephone: Story = { globals: { viewport: { value: "w320" } } };
