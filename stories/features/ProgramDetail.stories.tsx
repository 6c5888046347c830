import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ProgramDetail } from "../../src/features/ProgramDetail/ProgramDetail.tsx";
import { INQUIRY_ID } from "../../src/runtime/pageState.ts";
import { programCards, programFor, programViewModelFor } from "../documents.ts";
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
      related={{ documents: programCards(globals, 3), programs: [] }}
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
    await expect(shown).toEqual(steps);
    await expect(canvas.getAllByText(t("program.duration"))[0]).toBeVisible();
    await expect(canvas.getAllByText(duration).length).toBeGreaterThan(0);
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
