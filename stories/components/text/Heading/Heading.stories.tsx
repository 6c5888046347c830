import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Heading } from "../../../../src/components/Heading/Heading.tsx";
import { wordsFor } from "../../../words.ts";
import { sectionFor } from "../../../written.ts";
import example from "./Heading.example.tsx?raw";
import { guide } from "./Heading.guide.ts";

const LONG_TITLE =
  "Donauauenüberschwemmungsgebiet im Frühjahr: eine zweitägige Wanderung mit Seeadlerbeobachtungsstation, Übernachtung im Fischerhaus, Verkostung der Traminerspätlese in den alten Kellern von Ilok und Rückfahrt auf dem Schiff, sofern der Wasserstand es zulässt und die Sonne nicht schon untergegangen ist, wenn Sie ankommen.";

const meta = {
  component: Heading,
  args: { level: 2, children: "" },
  parameters: { guide, example },
  render: (args, { globals }) => (
    <Heading {...args}>{args.children || wordsFor(globals)("home.stories.title")}</Heading>
  ),
} satisfies Meta<typeof Heading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The size that follows from each level. Level 6 looks like level 5. */
export const Sizes: Story = {
  render: (_, { globals }) => {
    const t = wordsFor(globals);
    return (
      <div style={{ display: "grid", gap: "2rem" }}>
        <Heading level={1}>{t("home.title")}</Heading>
        <Heading level={2}>{t("home.programs.title")}</Heading>
        <Heading level={3}>{sectionFor(globals, 0).title}</Heading>
        <Heading level={4}>{sectionFor(globals, 2).title}</Heading>
        <Heading level={5}>{sectionFor(globals, 4, "about-project").title}</Heading>
      </div>
    );
  },
};

/** Level 3 in the size of level 2: the outline and the looks are set apart. */
export const LevelApartFromSize: Story = {
  args: { level: 3, size: "heading" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3 })).toBeVisible();
  },
};

/** Long words are hyphenated on a narrow screen, and nothing scrolls sideways. */
export const LongTitle: Story = {
  args: { level: 1, children: LONG_TITLE },
  globals: { viewport: { value: "w320" }, language: "de" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
