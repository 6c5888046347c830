import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ProgramDetail } from "../../src/features/ProgramDetail/ProgramDetail.tsx";
import { stepParts, stepsByDay } from "../../src/features/ProgramDetail/stepParts.ts";
import { mapPart } from "../../src/maps/mapPart.ts";
import { INQUIRY_ID } from "../../src/runtime/pageState.ts";
import { documentsFor, programFor, programViewModelFor, relatedTo } from "../documents.ts";
import { MAP_PICTURES } from "../map.ts";
import { peopleIn } from "../people.ts";
import { wordsFor } from "../words.ts";

const NOTHING_RELATED = { documents: [], programs: [] };

const meta = {
  component: ProgramDetail,
  args: { document: programFor({ language: "en" }), related: NOTHING_RELATED },
  parameters: {
    layout: "fullscreen",
    docs: {
      description: {
        component:
          "A program: summary, pictures, duration, who it is for, steps, description, and the inquiry form.",
      },
    },
  },
  render: (_, { globals }) => (
    <ProgramDetail
      document={programFor(globals)}
      viewModel={programViewModelFor(globals)}
      related={relatedTo(programFor(globals))}
      people={peopleIn(programFor(globals), globals)}
    />
  ),
} satisfies Meta<typeof ProgramDetail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const t = wordsFor(globals);
    const { steps, duration } = programFor(globals);
    // The link to the form. The form may have a link of the same name, to a prepared e-mail.
    const [ask] = canvas.getAllByRole("link", { name: t("program.ask.action") });
    await expect(ask).toHaveAttribute("href", `#${INQUIRY_ID}`);
    await expect(canvasElement.querySelector(`#${INQUIRY_ID}`)).toBeVisible();
    const happens = canvas.getByRole("heading", { name: t("program.steps") }).parentElement;
    const shown = [...(happens?.querySelectorAll("li") ?? [])].map((item) => item.textContent);
    await expect(shown).toEqual(steps.map(stepParts).map(({ time, what }) => `${time} ${what}`));
    await expect(canvas.getAllByText(t("program.duration"))[0]).toBeVisible();
    await expect(canvas.getAllByText(duration).length).toBeGreaterThan(0);
    await expect(canvas.getByRole("heading", { name: t("offer.guides") })).toBeVisible();
    for (const { name } of peopleIn(programFor(globals), globals)) {
      await expect(canvas.getByText(name)).toBeVisible();
    }
    // The demo quotes nobody.
    await expect(canvas.queryByText(t("offer.voices"))).toBeNull();
  },
};

/** Three days: the steps of each, the nights, and a departure with the last two places. */
export const SeveralDays: Story = {
  render: (_, { globals }) => {
    const program = programFor(globals, "dyke-by-bicycle");
    return (
      <ProgramDetail
        document={program}
        viewModel={programViewModelFor(globals, "dyke-by-bicycle")}
        related={relatedTo(program)}
        people={peopleIn(program, globals)}
        map={mapPart(program, documentsFor(globals), MAP_PICTURES)}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    const days = stepsByDay(programFor(globals, "dyke-by-bicycle").steps);
    await expect(days).toHaveLength(3);
    for (const { name } of days) await expect(canvas.getByText(name)).toBeVisible();
    await expect(canvas.getAllByText(t("offer.left", { count: 2 }))[0]).toBeVisible();
  },
};

export const OnATelephone: Story = { globals: { viewport: { value: "w320" } } };

/** Without steps, duration, age and picture. */
export const OnlyText: Story = {
  render: (_, { globals }) => (
    <ProgramDetail
      document={{
        ...programFor(globals),
        pictures: [],
        steps: [],
        duration: "",
        ageRestriction: "",
      }}
      related={NOTHING_RELATED}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = wordsFor(globals);
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvas.queryByText(t("program.steps"))).toBeNull();
    await expect(canvas.queryByText(t("program.duration"))).toBeNull();
  },
};
