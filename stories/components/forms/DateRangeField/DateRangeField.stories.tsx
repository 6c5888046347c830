import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import {
  DateRangeField,
  type DayRange,
} from "../../../../src/components/DateRangeField/DateRangeField.tsx";
import { MATRIX, Matrix, ON_PAPER } from "../../../matrix/Matrix.tsx";
import { DATE_WORDS } from "../DateField/dateWords.ts";
import example from "./DateRangeField.example.tsx?raw";
import { guide } from "./DateRangeField.guide.ts";

type Props = ComponentProps<typeof DateRangeField>;

/** Holds both days, as a form does. */
function Choosing({ value, onChange, ...props }: Props) {
  const [range, setRange] = useState(value);
  const change = (next: DayRange): void => {
    setRange(next);
    onChange(next);
  };
  return <DateRangeField {...props} value={range} onChange={change} />;
}

const STAY: DayRange = { start: "2026-05-20", end: "2026-05-25" };

const NONE: DayRange = { start: null, end: null };

const meta = {
  component: DateRangeField,
  tags: ["spare"],
  globals: { language: "en" },
  args: {
    id: "stay",
    startName: "from",
    endName: "to",
    label: "Your stay",
    locale: "en-GB",
    words: DATE_WORDS["en-GB"],
    value: STAY,
    onChange: fn(),
  },
  parameters: { guide, example },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof DateRangeField>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Opens the calendar and returns what is in it. */
async function open(canvas: ReturnType<typeof within>, name: string | RegExp) {
  await userEvent.click(canvas.getByRole("button", { name }));
  return within(await screen.findByRole("dialog"));
}

/** Both days are typed into their parts. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const parts = canvas.getAllByRole("spinbutton");
    await expect(parts[0]).toHaveAccessibleName("arrival, day Your stay");
    await expect(parts[3]).toHaveAccessibleName("departure, day Your stay");
    await userEvent.click(canvas.getByText(args.label));
    await expect(parts[0]).toHaveFocus();
    await userEvent.keyboard("21");
    await expect(args.onChange).toHaveBeenLastCalledWith({
      start: "2026-05-21",
      end: "2026-05-25",
    });
    await expect(parts[0]).toHaveAccessibleDescription("21 May 2026 – 25 May 2026");
    await expect(canvasElement.querySelector("[name=from]")).toHaveValue("2026-05-21");
    await expect(canvasElement.querySelector("[name=to]")).toHaveValue("2026-05-25");
  },
};

/** On light backgrounds only. */
export const AllStates: Story = {
  parameters: MATRIX,
  render: ({ label, locale, words }) => {
    const one = (name: string, wishes: Partial<Props>) => ({
      name,
      draw: (id: string) => (
        <DateRangeField
          {...{ label, locale, words, id }}
          value={STAY}
          onChange={() => undefined}
          {...wishes}
        />
      ),
    });
    const rows = [
      one("both days", {}),
      one("empty", { value: NONE }),
      one("optional", { value: NONE, optionalMark: "optional" }),
      one("with help", { description: "We run from May to October." }),
      one("wrong", {
        value: { start: "2026-05-25", end: "2026-05-20" },
        error: "The departure cannot be before the arrival.",
      }),
    ];
    const target = "[role=spinbutton]";
    return <Matrix rows={rows} grounds={ON_PAPER} states={["rest", "focus"]} target={target} />;
  },
};

/** Enter chooses the first day, then the last; then the focus returns. */
export const ByKeyboard: Story = {
  args: { value: NONE },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("spinbutton", { name: /^departure, day/ })).toHaveFocus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    const calendar = within(await screen.findByRole("dialog"));
    await expect(calendar.getByText("Choose the day of arrival.")).toBeVisible();
    await expect(calendar.getByRole("button", { name: /14 May 2026, today/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await expect(calendar.getByText("Choose the day of departure.")).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    const [range] = [canvas.getAllByRole("spinbutton").map((part) => part.textContent)];
    await expect(range.slice(0, 2).join("/")).toBe("15/05");
    await expect(canvas.getByRole("spinbutton", { name: /^departure, day/ })).toHaveFocus();
  },
};

/** Both ends are filled, and the days between them stand on a band. */
export const Calendar: Story = {
  args: {
    min: "2026-05-04",
    isUnavailable: (day) => day === "2026-05-11",
    marked: { label: "ship to Vukovar", days: ["2026-05-15", "2026-05-20", "2026-05-22"] },
  },
  play: async ({ canvas }) => {
    const calendar = await open(canvas, /calendar/);
    await expect(
      calendar.getByRole("button", { name: "Wednesday, 20 May 2026, arrival, ship to Vukovar" }),
    ).toHaveFocus();
    await expect(
      calendar.getByRole("button", { name: "Monday, 25 May 2026, departure" }),
    ).toBeVisible();
    await expect(
      calendar.getByRole("button", { name: "Thursday, 21 May 2026, chosen" }),
    ).toBeVisible();
  },
};

/** Two presses choose. A press beside the calendar keeps what was there. */
export const ByPointer: Story = {
  play: async ({ args, canvas, step }) => {
    await step("Escape after the first day keeps both", async () => {
      const calendar = await open(canvas, /calendar/);
      await userEvent.click(calendar.getByRole("button", { name: /^Tuesday, 5 May/ }));
      await expect(calendar.getByText("Choose the day of departure.")).toBeVisible();
      await userEvent.click(screen.getByRole("dialog"));
      await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step("two presses choose both", async () => {
      const calendar = await open(canvas, /calendar/);
      await userEvent.click(calendar.getByRole("button", { name: /^Tuesday, 5 May/ }));
      await userEvent.click(calendar.getByRole("button", { name: /^Friday, 8 May/ }));
      await expect(args.onChange).toHaveBeenLastCalledWith({
        start: "2026-05-05",
        end: "2026-05-08",
      });
      await expect(canvas.getByRole("button", { name: /calendar/ })).toHaveFocus();
    });
  },
};

/** Nothing is handed over before both days are there. */
export const Empty: Story = {
  args: { value: { start: "", end: "" }, optionalMark: "optional" },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("20052026");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("25052026");
    await expect(args.onChange).toHaveBeenLastCalledWith(STAY);
    await expect(canvas.getAllByRole("spinbutton")[0]).not.toBeRequired();
  },
};

/** Wrong: both days and the error are said at the first part. */
export const WithError: Story = {
  args: {
    value: { start: "2026-05-25", end: "2026-05-20" },
    error: "The departure cannot be before the arrival.",
  },
  play: async ({ args, canvas }) => {
    const [day] = canvas.getAllByRole("spinbutton");
    await expect(day).toBeInvalid();
    await expect(day).toHaveAccessibleDescription(`25 May 2026 – 20 May 2026 ${args.error}`);
  },
};

export const InCroatian: Story = {
  globals: { language: "hr" },
  args: { locale: "hr-HR", words: DATE_WORDS["hr-HR"], label: "Boravak" },
  play: async ({ canvas }) => {
    const [day] = canvas.getAllByRole("spinbutton");
    await expect(day).toHaveAccessibleName("dolazak, dan Boravak");
    const calendar = await open(canvas, "Odaberi u kalendaru Boravak");
    await expect(
      calendar.getByRole("button", { name: "srijeda, 20. svibnja 2026., dolazak" }),
    ).toHaveFocus();
  },
};

/** Calendar and band follow a language that is written from right to left. */
export const RightToLeft: Story = {
  globals: { language: "pseudo-rtl" },
  args: { locale: "he-IL" },
  play: async ({ canvas }) => {
    await open(canvas, /calendar/);
    await expect(screen.getByRole("dialog")).toBeVisible();
  },
};

/** The days are below each other, and the calendar fits: nothing is cut at 320 pixels. */
export const OnASmallScreen: Story = {
  globals: { viewport: { value: "w320" }, language: "de" },
  args: {
    locale: "de-AT",
    words: DATE_WORDS["de-AT"],
    label: "Wunschzeitraum für die Donauradwegwanderung",
    description: "Die Reiserücktrittskostenversicherung beginnt am ersten Tag.",
    error: "Die Abreise kann nicht vor der Anreise liegen.",
  },
  play: async ({ canvas, canvasElement }) => {
    await open(canvas, /^Im Kalender wählen/);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const dialog = screen.getByRole("dialog");
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
