import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ProgramPeople } from "../../src/features/ProgramPeople/ProgramPeople.tsx";
import { programFor, programViewModelFor } from "../documents.ts";
import { peopleIn } from "../people.ts";
import { wordsFor } from "../words.ts";

const meta = {
  component: ProgramPeople,
  args: { viewModel: programViewModelFor({ language: "en" }), guides: [] },
  parameters: {
    docs: {
      description: {
        component:
          "Who guides a program, with portraits, and what real guests said of it. Without guides and without voices it shows nothing.",
      },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ display: "grid", gap: "2rem" }}>
        <Story />
      </div>
    ),
  ],
  render: (_, { globals }) => (
    <ProgramPeople
      viewModel={programViewModelFor(globals, "dyke-by-bicycle")}
      guides={peopleIn(programFor(globals, "dyke-by-bicycle"), globals)}
    />
  ),
} satisfies Meta<typeof ProgramPeople>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Guests are quoted in the language in which they wrote. */
const VOICES = [
  {
    text: "Um fünf Uhr früh stand ein Reiher am Steg, und keiner von uns hat etwas gesagt. Das Frühstück danach war das beste der Reise.",
    by: "Eva, Graz",
  },
  { text: "We came for the wine and stayed for the dyke. The van carried everything.", by: "Tom" },
];

/** Two guides; nobody is quoted. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const t = wordsFor(globals);
    await expect(canvas.getByRole("heading", { level: 2, name: t("offer.guides") })).toBeVisible();
    await expect(canvasElement.querySelectorAll("img")).toHaveLength(2);
    await expect(canvasElement.querySelector("blockquote")).toBeNull();
  },
};

export const TwoVoices: Story = {
  render: (_, { globals }) => (
    <ProgramPeople
      viewModel={{ ...programViewModelFor(globals), voices: VOICES }}
      guides={peopleIn(programFor(globals), globals)}
    />
  ),
  play: async ({ canvas, globals }) => {
    const name = wordsFor(globals)("offer.voices");
    await expect(canvas.getByRole("heading", { level: 2, name })).toBeVisible();
    const quoted = canvas.getAllByRole("figure").map((figure) => figure.textContent);
    await expect(quoted).toEqual(VOICES.map(({ text, by }) => `${text}${by}`));
  },
};

/** Two thousand characters, a word without a space, and nobody named. */
export const LongVoice: Story = {
  render: (_, { globals }) => (
    <ProgramPeople
      viewModel={{
        ...programViewModelFor(globals),
        voices: [
          { text: "Am Ufer wurde es still, und dann kam das Licht. ".repeat(42), by: "" },
          { text: "Donaudampfschifffahrt".repeat(8), by: "Wolfeschlegelsteinhausen ".repeat(6) },
        ],
      }}
      guides={[]}
    />
  ),
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll("figcaption")).toHaveLength(1);
    await expect(canvas.getAllByRole("figure")).toHaveLength(2);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** An operator without portraits. */
export const WithoutPortraits: Story = {
  render: (_, { globals }) => (
    <ProgramPeople
      viewModel={programViewModelFor(globals)}
      guides={peopleIn(programFor(globals), globals).map((guide) => ({
        ...guide,
        portrait: undefined,
      }))}
    />
  ),
};

/** Neither guides nor voices. */
export const Nothing: Story = {
  render: (_, { globals }) => (
    <ProgramPeople viewModel={programViewModelFor(globals)} guides={[]} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading")).toBeNull();
  },
};
