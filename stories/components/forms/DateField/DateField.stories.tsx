import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { DateField } from "../../../../src/components/DateField/DateField.tsx";
import { MATRIX, Matrix, ON_PAPER } from "../../../matrix/Matrix.tsx";
import example from "./DateField.example.tsx?raw";
import { guide } from "./DateField.guide.ts";
import { DATE_WORDS } from "./dateWords.ts";

type Props = ComponentProps<typeof DateField>;

/** Holds the day, as a form does. */
function Choosing({ value, onChange, ...props }: Props) {
  const [day, setDay] = useState(value);
  const change = (next: string | null): void => {
    setDay(next);
    onChange(next);
  };
  return <DateField {...props} value={day} onChange={change} />;
}

const meta = {
  component: DateField,
  tags: ["spare"],
  globals: { language: "en" },
  args: {
    id: "day",
    name: "day",
    label: "Date of the trip",
    locale: "en-GB",
    words: DATE_WORDS["en-GB"],
    value: "2026-05-20",
    onChange: fn(),
  },
  parameters: { guide, example },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof DateField>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Opens the calendar and returns what is in it. */
async function open(canvas: ReturnType<typeof within>, name: string | RegExp) {
  await userEvent.click(canvas.getByRole("button", { name }));
  return within(await screen.findByRole("dialog"));
}

/** The days that stories about the calendar have in common: it is 14 May 2026. */
const SEASON = {
  min: "2026-05-04",
  max: "2026-10-31",
  isUnavailable: (day: string) => ["2026-05-18", "2026-05-25"].includes(day),
  marked: { label: "departure", days: ["2026-05-20", "2026-05-22", "2026-05-29"] },
};

/** A day is typed into its parts, which are in the order of the language. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const [day, month, year] = canvas.getAllByRole("spinbutton");
    await expect(day).toHaveAccessibleName("day Date of the trip");
    await expect(month).toHaveAttribute("aria-valuetext", "05 – May");
    await expect(year).toHaveTextContent("2026");
    await userEvent.click(canvas.getByText(args.label));
    await expect(day).toHaveFocus();
    await userEvent.keyboard("21");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-05-21");
    await expect(month).toHaveFocus();
    await expect(day).toHaveAccessibleDescription("21 May 2026");
    await expect(canvasElement.querySelector("[name=day]")).toHaveValue("2026-05-21");
  },
};

/** On light backgrounds only. */
export const AllStates: Story = {
  parameters: MATRIX,
  render: ({ label, locale, words }) => {
    const one = (name: string, wishes: Partial<Props>) => ({
      name,
      draw: (id: string) => (
        <DateField
          {...{ label, locale, words, id }}
          value="2026-05-20"
          onChange={() => undefined}
          {...wishes}
        />
      ),
    });
    const rows = [
      one("a day", {}),
      one("empty", { value: null }),
      one("optional", { value: "", optionalMark: "optional" }),
      one("with help", { description: "We run from May to October." }),
      one("wrong", { value: "2026-04-02", error: "Choose today or a later day." }),
    ];
    const target = "[role=spinbutton]";
    return <Matrix rows={rows} grounds={ON_PAPER} states={["rest", "focus"]} target={target} />;
  },
};

/** Arrow keys change a part and go from part to part; in the calendar from day to day. */
export const ByKeyboard: Story = {
  args: SEASON,
  play: async ({ args, canvas, step }) => {
    await step("in the field", async () => {
      await userEvent.tab();
      await userEvent.keyboard("{ArrowUp}");
      await expect(args.onChange).toHaveBeenLastCalledWith("2026-05-21");
      await userEvent.keyboard("{ArrowRight}{ArrowRight}");
      await expect(canvas.getByRole("spinbutton", { name: /^year/ })).toHaveFocus();
    });
    const opener = canvas.getByRole("button", { name: "Choose in the calendar Date of the trip" });
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await step("Enter opens the calendar at the chosen day", async () => {
      await userEvent.keyboard("{Enter}");
      const calendar = within(await screen.findByRole("dialog"));
      await expect(
        await calendar.findByRole("button", { name: "Thursday, 21 May 2026, chosen" }),
      ).toHaveFocus();
    });
    await step("arrow keys and Enter choose, and the focus returns", async () => {
      await userEvent.keyboard("{ArrowRight}{ArrowDown}{Enter}");
      await expect(args.onChange).toHaveBeenLastCalledWith("2026-05-29");
      await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
      await expect(opener).toHaveFocus();
    });
    await step("Alt and arrow down open it, Escape closes it", async () => {
      await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
      await expect(await screen.findByRole("dialog")).toBeVisible();
      await userEvent.keyboard("{PageDown}");
      const june = within(screen.getByRole("dialog"));
      await expect(june.getByRole("grid", { name: "June 2026" })).toBeVisible();
    });
  },
};

/** Today, the chosen day, days with a mark, and days that cannot be chosen. */
export const Calendar: Story = {
  args: SEASON,
  play: async ({ args, canvas }) => {
    const calendar = await open(canvas, /calendar/);
    await expect(calendar.getByRole("grid", { name: "May 2026" })).toBeVisible();
    const headers = [...document.querySelectorAll("dialog th")].map((cell) => cell.textContent);
    await expect(headers.join(" ")).toBe("Mon Tue Wed Thu Fri Sat Sun");
    const chosen = calendar.getByRole("button", {
      name: "Wednesday, 20 May 2026, chosen, departure",
    });
    await expect(chosen).toHaveFocus();
    await expect(
      calendar.getByRole("button", { name: "Thursday, 14 May 2026, today" }),
    ).toHaveAttribute("aria-current", "date");
    const full = calendar.getByRole("button", { name: "Monday, 18 May 2026, not available" });
    await expect(full).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(full);
    const before = calendar.getByRole("button", { name: "Sunday, 3 May 2026" });
    await expect(before).toHaveAttribute("aria-disabled", "true");
    await expect(args.onChange).not.toHaveBeenCalled();
    const previous = calendar.getByRole("button", { name: "Previous month" });
    await expect(previous).toHaveAttribute("aria-disabled", "true");
  },
};

/** A press chooses, closes the calendar, and returns the focus. */
export const ByPointer: Story = {
  args: { ...SEASON, value: null },
  play: async ({ args, canvas }) => {
    const calendar = await open(canvas, /calendar/);
    await userEvent.click(calendar.getByRole("button", { name: "Next month" }));
    await expect(calendar.getByRole("grid", { name: "June 2026" })).toBeVisible();
    await userEvent.click(calendar.getByRole("button", { name: /^Wednesday, 3 June/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-06-03");
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: /calendar/ })).toHaveFocus();
  },
};

/** Nothing is handed over before every part is there. Empty, null and no day are the same. */
export const Empty: Story = {
  args: { value: "", optionalMark: "optional" },
  play: async ({ args, canvas }) => {
    const [day, month, year] = canvas.getAllByRole("spinbutton");
    await expect(day).toHaveAttribute("aria-valuetext", "empty");
    await expect(day).toHaveTextContent("dd");
    await expect(day).not.toBeRequired();
    await userEvent.tab();
    await userEvent.keyboard("2005");
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(year).toHaveFocus();
    await userEvent.keyboard("2026");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-05-20");
    await userEvent.click(month ?? canvas.getByRole("group"));
    await userEvent.keyboard("{Backspace}");
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** Wrong: the chosen day, help and error are said at the first part. */
export const WithError: Story = {
  args: {
    value: "2026-04-02",
    min: "2026-05-14",
    description: "We run from May to October.",
    error: "Choose today or a later day.",
  },
  play: async ({ canvas }) => {
    const [day] = canvas.getAllByRole("spinbutton");
    await expect(day).toBeInvalid();
    await expect(day).toHaveAccessibleDescription(
      "2 April 2026 We run from May to October. Choose today or a later day.",
    );
  },
};

/** A day outside of the limits is wrong only when `error` says so. */
export const OutsideOfLimits: Story = {
  args: { value: "2026-04-02", min: "2026-05-14" },
  play: async ({ canvas }) => {
    for (const part of canvas.getAllByRole("spinbutton")) {
      await expect(part).not.toBeInvalid();
    }
  },
};

export const InCroatian: Story = {
  globals: { language: "hr" },
  args: {
    ...SEASON,
    locale: "hr-HR",
    words: DATE_WORDS["hr-HR"],
    label: "Datum izleta",
    marked: { ...SEASON.marked, label: "polazak" },
  },
  play: async ({ canvas }) => {
    const [day] = canvas.getAllByRole("spinbutton");
    await expect(day).toHaveAccessibleName("dan Datum izleta");
    await expect(day).toHaveAccessibleDescription("20. svibnja 2026.");
    const calendar = await open(canvas, "Odaberi u kalendaru Datum izleta");
    await expect(
      calendar.getByRole("button", { name: "srijeda, 20. svibnja 2026., odabrano, polazak" }),
    ).toHaveFocus();
    const headers = [...document.querySelectorAll("dialog th")].map((cell) => cell.textContent);
    await expect(headers.join(" ")).toBe("pon uto sri čet pet sub ned");
  },
};

export const InSerbian: Story = {
  globals: { language: "sr" },
  args: {
    locale: "sr-Latn-RS",
    words: DATE_WORDS["sr-Latn-RS"],
    label: "Datum izleta",
    value: null,
  },
  play: async ({ canvas, canvasElement }) => {
    const [day] = canvas.getAllByRole("spinbutton");
    await expect(day).toHaveAccessibleName("dan Datum izleta");
    await expect(canvasElement.textContent).not.toMatch(/\p{Script=Cyrillic}/u);
    await open(canvas, "Izaberi u kalendaru Datum izleta");
    const headers = [...document.querySelectorAll("dialog th")].map((cell) => cell.textContent);
    await expect(headers.join(" ")).toBe("pon uto sre čet pet sub ned");
  },
};

export const InCyrillic: Story = {
  globals: { language: "sr-cyrl" },
  args: { locale: "sr-Cyrl-RS", words: DATE_WORDS["sr-Cyrl-RS"], label: "Датум излета" },
  play: async ({ canvas }) => {
    const [day] = canvas.getAllByRole("spinbutton");
    await expect(day).toHaveAccessibleName("дан Датум излета");
    const calendar = await open(canvas, "Изабери у календару Датум излета");
    await expect(
      calendar.getByRole("button", { name: "среда, 20. мај 2026., изабрано" }),
    ).toHaveFocus();
    const spoken = screen.getByRole("dialog").textContent;
    await expect(spoken).not.toMatch(/\p{Script=Latin}/u);
  },
};

/** Calendar and arrow keys follow a language that is written from right to left. */
export const RightToLeft: Story = {
  globals: { language: "pseudo-rtl" },
  args: { ...SEASON, locale: "he-IL" },
  play: async ({ canvas }) => {
    const calendar = await open(canvas, /calendar/);
    const days = calendar.getAllByRole("button", { name: /, chosen/ });
    await expect(days[0]).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(document.activeElement).toHaveTextContent("21");
  },
};

/** Long words wrap, and the calendar fits: nothing is cut at 320 pixels. */
export const OnASmallScreen: Story = {
  globals: { viewport: { value: "w320" }, language: "de" },
  args: {
    ...SEASON,
    locale: "de-AT",
    words: DATE_WORDS["de-AT"],
    label: "Wunschtermin für die Donauradwegwanderung",
    marked: { ...SEASON.marked, label: "Schiffsabfahrten nach Donauwörth" },
    description: "Die Reiserücktrittskostenversicherung beginnt an diesem Tag.",
    error: "Wählen Sie einen Tag, an dem das Schiff fährt.",
  },
  play: async ({ canvas, canvasElement }) => {
    const calendar = await open(canvas, /^Im Kalender wählen/);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const dialog = screen.getByRole("dialog");
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    const { left, right } = dialog.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    const day = calendar.getByRole("button", { name: /^Donnerstag, 21/ }).getBoundingClientRect();
    await expect(day.width).toBeGreaterThanOrEqual(44);
  },
};
