import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { STORY_TIME } from "../../.storybook/freeze.ts";
import type { Departure } from "../../src/documents/kinds/fieldValues.ts";
import type { DepartureViewModel } from "../../src/documents/viewModels/departureViewModel.ts";
import { programViewModel } from "../../src/documents/viewModels/programViewModel.ts";
import { Departures } from "../../src/features/Departures/Departures.tsx";
import { strongGround } from "../../src/theme/styles/backgrounds.css.ts";
import { programFor, programViewModelFor } from "../documents.ts";
import { wordsFor } from "../words.ts";

const isComing = ({ until }: DepartureViewModel): boolean => until * 1000 > STORY_TIME;

const meta = {
  component: Departures,
  args: { viewModel: programViewModelFor({ language: "en" }) },
  parameters: {
    docs: {
      description: {
        component:
          "The dates on which a program starts; the next four are visible. Each links to the form with the date filled in. Full and cancelled departures are marked. Past departures disappear automatically.",
      },
    },
  },
  decorators: [
    (Story) => (
      <div className={strongGround} style={{ padding: "1.5rem", maxInlineSize: "24rem" }}>
        <Story />
      </div>
    ),
  ],
  render: (_, { globals }) => <Departures viewModel={programViewModelFor(globals)} />,
} satisfies Meta<typeof Departures>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals, step }) => {
    const { departures, words } = programViewModelFor(globals);
    const coming = departures.filter(isComing);
    const inSight = () => canvas.getAllByRole("listitem").length;
    await step("shows four departures, and all on request", async () => {
      await expect(inSight()).toBe(4);
      await userEvent.click(canvas.getByText(words.allDates));
      await expect(inSight()).toBe(coming.length);
    });
    await step("links to the form for departures with places", async () => {
      const links = canvas.getAllByRole("link").map((link) => link.getAttribute("href"));
      const open = coming.filter(({ state }) => state === "open");
      await expect(links).toEqual(open.map(({ day }) => `?date=${day}#ask`));
    });
  },
};

/** Every state of a departure, and the language of its guide. */
export const States: Story = {
  render: (_, { globals }) => {
    const program = programFor(globals, "dyke-by-bicycle");
    const states: Partial<Departure>[] = [
      { booked: 6, language: "de" },
      { booked: 8, places: 10 },
      { booked: 1, language: "en" },
      { state: "few", placesLeft: null },
    ];
    const own = { state: null, placesLeft: null, places: 20, booked: null, language: null };
    const departures = program.details.departures
      .filter(({ day }) => Date.parse(day) > STORY_TIME)
      .flatMap((departure, index) =>
        states[index] ? [{ ...departure, ...own, ...states[index] }] : [],
      );
    const details = { ...program.details, groupSmallest: 5, departures };
    return <Departures viewModel={programViewModel({ ...program, details }, wordsFor(globals))} />;
  },
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    await expect(canvas.getAllByText(t("offer.certain"))).toHaveLength(2);
    await expect(canvas.getByText(t("offer.needs", { count: 4 }))).toBeVisible();
    await expect(canvas.getByText(t("offer.left", { count: 2 }))).toBeVisible();
    await expect(canvas.getByText(t("offer.few"))).toBeVisible();
  },
};

/** One with the last two places, one full and one called off. */
export const Marks: Story = {
  render: (_, { globals }) => {
    const program = programFor(globals, "dyke-by-bicycle");
    const marks = ["full", "called-off"] as const;
    const [few, ...others] = program.details.departures.filter(
      ({ day }) => Date.parse(day) > STORY_TIME,
    );
    const departures = others.map((departure, index) => ({
      ...departure,
      state: marks[index] ?? departure.state,
    }));
    const shown = {
      ...program,
      details: { ...program.details, departures: few ? [few, ...departures] : departures },
    };
    return <Departures viewModel={programViewModel(shown, wordsFor(globals))} />;
  },
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    await expect(canvas.getByText(t("offer.left", { count: 2 }))).toBeVisible();
    await expect(canvas.getByText(t("offer.full"))).toBeVisible();
    await expect(canvas.getByText(t("offer.called-off"))).toBeVisible();
  },
};

/** All departures are past. */
export const NoneAnyMore: Story = {
  render: (_, { globals }) => {
    const viewModel = programViewModelFor(globals);
    const past = viewModel.departures.map((departure, index) => ({
      ...departure,
      until: index + 1,
    }));
    return <Departures viewModel={{ ...viewModel, departures: past }} />;
  },
  play: async ({ canvas, globals }) => {
    const message = await canvas.findByText(programViewModelFor(globals).words.noDates);
    await waitFor(() => expect(message).toBeVisible());
    await expect(canvas.queryAllByRole("listitem")).toEqual([]);
  },
};
